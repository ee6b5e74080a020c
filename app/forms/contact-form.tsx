// The contact form: four required fields, kept across a reload until they are sent.
import { useEffect, useId, useState, type FormEvent } from 'react';
import { SUPPORT_EMAIL } from '#app/content/support-email.ts';
import { clearDraft, EMPTY_DRAFT, loadDraft, saveDraft, type ContactDraft } from './draft.ts';
import { Honeypot, HONEYPOT_NAME } from './honeypot.tsx';
import { CONTACT_SUBJECTS } from './submission.ts';
import { useDelivery } from './use-delivery.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './form.module.css';

const THANKS_MS = 5000;

export function ContactForm() {
  const [draft, setDraft] = useState<ContactDraft>(EMPTY_DRAFT);
  const group = useId();
  const { state, send } = useDelivery(THANKS_MS, () => {
    clearDraft();
    setDraft(EMPTY_DRAFT);
  });

  // What was typed before a reload, or before React took over, is taken up again.
  useEffect(() => {
    const kept = loadDraft();
    if (kept) setDraft(kept);
  }, []);

  function change(part: Partial<ContactDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    saveDraft(next);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (new FormData(event.currentTarget).get(HONEYPOT_NAME)) return;
    void send({ form: 'contact', ...draft });
  }

  return (
    <form className={styles.contact} onSubmit={submit}>
      <div className={styles.pair}>
        <p>
          <label htmlFor={`${group}-name`}>Name</label>
          <input
            id={`${group}-name`}
            className={styles.field}
            name="name"
            autoComplete="name"
            required
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
        </p>
        <p>
          <label htmlFor={`${group}-email`}>Email</label>
          <input
            id={`${group}-email`}
            className={styles.field}
            type="email"
            name="email"
            autoComplete="email"
            required
            value={draft.email}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
        </p>
      </div>
      <p>
        <label htmlFor={`${group}-subject`}>Subject</label>
        <select
          id={`${group}-subject`}
          className={styles.field}
          name="subject"
          required
          value={draft.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        >
          <option value="" disabled>
            Select a subject
          </option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${group}-message`}>Message</label>
        <textarea
          id={`${group}-message`}
          className={styles.field}
          name="message"
          rows={6}
          required
          value={draft.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      </p>
      <Honeypot />
      <Button type="submit" disabled={state.kind === 'sending'}>
        {state.kind === 'sending' ? 'Sending...' : 'Send Message'}
      </Button>
      <div role="status">
        {state.kind === 'sent' && (
          <p className={styles.message} data-kind="success">
            Thank you for your message! We'll get back to you soon.
          </p>
        )}
        {state.kind === 'failed' && (
          <p className={styles.message} data-kind="error">
            {state.reason} What you wrote is still here, and you can also send it to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
            .
          </p>
        )}
      </div>
    </form>
  );
}
