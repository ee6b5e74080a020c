// The newsletter form. Its field is uncontrolled, so that text typed before hydration is kept.
import { LoaderCircle, Mail } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useId, useState, type FormEvent } from 'react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { SUPPORT_EMAIL } from '#app/content/data/site.ts';
import { Honeypot, readHoneypot } from './honeypot.tsx';
import { NoScriptFields, NO_SCRIPT_FORM_PROPS } from './no-script.tsx';
import { INVALID_EMAIL, isEmail } from './submission.ts';
import { useDelivery } from './use-delivery.ts';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import styles from './form.module.css';

interface NewsletterFormProps {
  readonly game?: string | undefined;
  readonly failures: FailureMessages;
}

export function NewsletterForm({ game, failures }: NewsletterFormProps) {
  const [isInvalid, setInvalid] = useState(false);
  const { state, send } = useDelivery(failures);
  const field = useId();
  const message = useId();
  const hasScriptValidation = useHydrated();
  const isBusy = state.kind === 'sending' || state.kind === 'sent';

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const submittedForm = event.currentTarget;
    const input = submittedForm.elements.namedItem('email') as HTMLInputElement;
    const email = normalizeBlank(input.value);
    const isInvalidEmail = !isEmail(email);
    setInvalid(isInvalidEmail);
    if (isInvalidEmail) input.focus();
    else if (await send({ form: 'newsletter', honeypot: readHoneypot(submittedForm), email, ...(game !== undefined && { game }) }))
      submittedForm.reset();
  }

  function getMessage(): string {
    if (isInvalid) return INVALID_EMAIL;
    if (state.kind === 'sent') return 'Successfully subscribed!';
    return state.kind === 'failed' ? `${state.reason} You can also email us at ${SUPPORT_EMAIL}.` : '';
  }

  return (
    <form className={styles.newsletter} {...NO_SCRIPT_FORM_PROPS} noValidate={hasScriptValidation} onSubmit={(event) => void submit(event)}>
      <label htmlFor={field} className={styles.label}>
        Your email address
      </label>
      <div className={`cluster ${styles.row}`}>
        <input
          id={field}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          readOnly={isBusy}
          aria-disabled={isBusy}
          aria-invalid={isInvalid}
          aria-describedby={message}
          onInput={() => setInvalid(false)}
        />
        <Button type="submit" aria-disabled={isBusy} aria-label="Subscribe">
          {state.kind === 'sending' ? <Icon icon={LoaderCircle} className={styles.spinner} /> : <Icon icon={Mail} size={20} />}
          <span>Subscribe</span>
        </Button>
      </div>
      <Honeypot />
      <NoScriptFields form="newsletter" game={game} />
      <p id={message} role="status" className={styles.message} data-kind={isInvalid || state.kind === 'failed' ? 'error' : 'success'}>
        {getMessage()}
      </p>
    </form>
  );
}
