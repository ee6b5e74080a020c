// How the browser posts a form itself, without scripts: to the endpoint, or as an email.
import type { FormHTMLAttributes } from 'react';
import { SUPPORT_EMAIL } from '#app/content/data/site.ts';
import type { Submission } from './submission.ts';

const endpoint = import.meta.env.VITE_FORMS_ENDPOINT;

/** Form attributes for submission without scripts: a post to the endpoint, or an email from the visitor's mail program. */
export const NO_SCRIPT_FORM_PROPS: FormHTMLAttributes<HTMLFormElement> = endpoint
  ? { action: endpoint, method: 'post' }
  : { action: `mailto:${SUPPORT_EMAIL}`, method: 'post', encType: 'text/plain' };

interface NoScriptFieldsProps {
  readonly form: Submission['form'];
  readonly game?: string | undefined;
}

/** Without an endpoint nothing but the game, because the other fields would only clutter the email. The ID is empty: only a script can make one. */
export function NoScriptFields({ form, game }: NoScriptFieldsProps) {
  return (
    <>
      {import.meta.env.VITE_FORMS_ENDPOINT && (
        <>
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="id" value="" />
        </>
      )}
      {game !== undefined && <input type="hidden" name="game" value={game} />}
    </>
  );
}
