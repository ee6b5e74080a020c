// The newsletter's one field.
import { LoaderCircle, Mail } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { SUPPORT_EMAIL } from '#app/content/support-email.ts';
import { Honeypot, HONEYPOT_NAME } from './honeypot.tsx';
import { isEmail } from './submission.ts';
import { useDelivery } from './use-delivery.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './form.module.css';

const THANKS_MS = 3000;

export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { state, send } = useDelivery(THANKS_MS, () => setEmail(''));
  const field = useId();
  const message = useId();
  const isBusy = state.kind === 'sending' || state.kind === 'sent';

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (new FormData(event.currentTarget).get(HONEYPOT_NAME)) return;
    const isWrong = !isEmail(email);
    setInvalid(isWrong);
    if (isWrong) event.currentTarget.querySelector<HTMLInputElement>('input[type="email"]')?.focus();
    else void send({ form: 'newsletter', email });
  }

  return (
    <form className={styles.newsletter} onSubmit={submit} noValidate>
      <label htmlFor={field} className={styles.label}>
        Your e-mail address
      </label>
      <div className={styles.row}>
        <input
          id={field}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          value={email}
          disabled={isBusy}
          aria-invalid={isInvalid}
          aria-describedby={message}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setInvalid(false);
          }}
        />
        <Button type="submit" disabled={isBusy} aria-label="Subscribe">
          {state.kind === 'sending' ? <LoaderCircle aria-hidden className={styles.spinner} /> : <Mail aria-hidden size={20} />}
          Subscribe
        </Button>
      </div>
      <Honeypot />
      <p id={message} role="status" className={styles.message} data-kind={isInvalid || state.kind === 'failed' ? 'error' : 'success'}>
        {isInvalid && 'Please enter a valid email address'}
        {!isInvalid && state.kind === 'sent' && 'Successfully subscribed!'}
        {!isInvalid && state.kind === 'failed' && `${state.reason} You can also write to ${SUPPORT_EMAIL}.`}
      </p>
    </form>
  );
}
