// Hidden fields for a form that the browser posts itself, without scripts: what a script adds to the fields of the visitor.
import type { Submission } from './submission.ts';

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
