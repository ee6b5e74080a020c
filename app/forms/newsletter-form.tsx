// The newsletter form. Its field is uncontrolled, so that text typed before hydration is kept.
import { LoaderCircle, Mail } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { SUPPORT_EMAIL } from '#app/content/data/site.ts';
import { Honeypot, readHoneypot } from './honeypot.tsx';
import { NoScriptFields, NO_SCRIPT_FORM_PROPS } from './no-script.tsx';
import { INVALID_EMAIL, isEmail, normalizeEmail } from './submission.ts';
import { useBusyFocus } from './use-busy-focus.ts';
import { useDelivery } from './use-delivery.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const fieldId = useId();
  const statusId = useId();
  const hasScriptValidation = useHydrated();
  const isBusy = state.kind === 'sending' || state.kind === 'sent';
  useBusyFocus(isBusy, status, field);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const submittedForm = event.currentTarget;
    const input = submittedForm.elements.namedItem('email') as HTMLInputElement;
    const email = normalizeEmail(input.value);
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
    <form
      className={`stack ${styles.newsletter}`}
      {...NO_SCRIPT_FORM_PROPS}
      noValidate={hasScriptValidation}
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={fieldId} className={styles.label}>
        Your email address
      </label>
      <div className={`cluster ${styles.row}`}>
        <input
          ref={field}
          id={fieldId}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          disabled={isBusy}
          aria-invalid={isInvalid}
          aria-describedby={statusId}
          onInput={() => setInvalid(false)}
        />
        <Button type="submit" disabled={isBusy} aria-label="Subscribe">
          {state.kind === 'sending' ? <Icon icon={LoaderCircle} className={styles.spinner} /> : <Icon icon={Mail} size={20} />}
          <span>Subscribe</span>
        </Button>
      </div>
      <Honeypot />
      <NoScriptFields form="newsletter" game={game} />
      <p
        ref={status}
        id={statusId}
        role="status"
        tabIndex={-1}
        className={styles.message}
        data-kind={isInvalid || state.kind === 'failed' ? 'error' : 'success'}
      >
        {getMessage()}
      </p>
    </form>
  );
}
