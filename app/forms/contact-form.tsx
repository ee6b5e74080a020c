// The contact form: four required fields, and optional ones for some subjects. Saves a draft, so that the text survives a reload until it is
// sent. The fields are uncontrolled, so that text typed before hydration is kept.
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { SUPPORT_EMAIL } from '#app/content/data/site.ts';
import { clearDraft, isSameDraft, OPTIONAL_FIELDS, saveDraft } from './draft.ts';
import { changeSubject, checkAddresses, prefill, readDraft, restoreDraft, selectSubmittedFields, validateForm } from './fields.ts';
import { readPrefill, CONTACT_SUBJECTS } from './prefill.ts';
import { Honeypot, readHoneypot } from './honeypot.tsx';
import { NoScriptFields, NO_SCRIPT_FORM_PROPS } from './no-script.tsx';
import { useBusyFocus } from './use-busy-focus.ts';
import { useDelivery } from './use-delivery.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import styles from './form.module.css';

/** Sent with their subject only, and not without scripts. */
const OPTIONAL_INPUTS = [
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'date', label: 'When you need it', placeholder: 'June 2027' },
  { name: 'portfolio', label: 'Link to your work', placeholder: 'example.com/portfolio', inputMode: 'url', autoComplete: 'url' },
] as const;

interface FieldProps extends ComponentProps<'input'> {
  readonly label: string;
}

/** A field that is disabled is hidden, and not sent. */
function Field({ label, ...input }: FieldProps) {
  const id = useId();
  return (
    <p hidden={input.disabled}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className={styles.field} {...input} />
    </p>
  );
}

interface ContactFormProps {
  /** The query of the page's URL, which can prefill the subject; see prefill.ts. */
  readonly search?: string;
  /** Budgets to choose from. */
  readonly budgets: readonly string[];
  readonly failures: FailureMessages;
}

export function ContactForm({ search = '', budgets, failures }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const idPrefix = useId();
  const { state, send } = useDelivery(failures);
  const hasScriptValidation = useHydrated();
  const isSending = state.kind === 'sending';
  useBusyFocus(isSending, status);
  const [chosenSubject, setChosenSubject] = useState('');
  const hasNoBudget = budgets.length === 0 || chosenSubject !== OPTIONAL_FIELDS.budget;
  const [repliesTo, setRepliesTo] = useState<string | null>(null); // the email address of the last message that was sent

  /** Saves what is in the form, and shows the fields that its subject needs. */
  function handleChange(changedForm: HTMLFormElement): void {
    const draft = readDraft(changedForm);
    saveDraft(draft);
    setChosenSubject(draft.subject);
    checkAddresses(changedForm);
  }

  const handlePrefill = useEffectEvent(handleChange);
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    prefill(form.current, readPrefill(search));
    handlePrefill(form.current);
  }, [search]);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const submittedForm = event.currentTarget;
    if (!validateForm(submittedForm)) return;
    const draft = readDraft(submittedForm);
    const isSent = await send({ form: 'contact', honeypot: readHoneypot(submittedForm), ...selectSubmittedFields(draft) });
    if (isSent) setRepliesTo(draft.email);
    // Keeps the form if its text has changed while sending.
    if (!isSent || !isSameDraft(draft, readDraft(submittedForm))) return;
    clearDraft();
    submittedForm.reset();
    setChosenSubject('');
  }

  return (
    <form
      ref={form}
      className={`stack ${styles.contact}`}
      {...NO_SCRIPT_FORM_PROPS}
      noValidate={hasScriptValidation}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => handleChange(event.currentTarget)}
    >
      <div className={`columns ${styles.pair}`}>
        <Field label="Name" name="name" autoComplete="name" required />
        <Field label="Email" type="email" name="email" autoComplete="email" required />
      </div>
      <p>
        <label htmlFor={`${idPrefix}-subject`}>Subject</label>
        <select
          id={`${idPrefix}-subject`}
          className={styles.field}
          name="subject"
          required
          defaultValue=""
          onInput={({ currentTarget: select }) => select.form && changeSubject(select.form, readPrefill(search))}
        >
          <option value="" disabled>
            Select a subject
          </option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject}>{subject}</option>
          ))}
        </select>
      </p>
      {OPTIONAL_INPUTS.map(({ name, label, ...input }) => (
        <Field
          key={name}
          label={`${label} (optional)`}
          type="text"
          name={name}
          disabled={chosenSubject !== OPTIONAL_FIELDS[name]}
          {...input}
        />
      ))}
      <p hidden={hasNoBudget}>
        <label htmlFor={`${idPrefix}-budget`}>Budget (optional)</label>
        <select id={`${idPrefix}-budget`} className={styles.field} name="budget" disabled={hasNoBudget}>
          <option value="">Not sure yet</option>
          {budgets.map((budget) => (
            <option key={budget}>{budget}</option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={`${idPrefix}-message`}>Message</label>
        <textarea id={`${idPrefix}-message`} className={styles.field} name="message" rows={6} required />
      </p>
      <Honeypot />
      <NoScriptFields form="contact" />
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending...' : 'Send Message'}
      </Button>
      <div ref={status} role="status" tabIndex={-1}>
        {state.kind === 'sent' && (
          <p className={styles.message} data-kind="success">
            Thank you for your message! We'll get back to you soon.
          </p>
        )}
        {state.kind === 'failed' && (
          <p className={styles.message} data-kind="error">
            <span>{`${state.reason} You can also email us at `}</span>
            <a href={`mailto:${SUPPORT_EMAIL}`}>
              <EmailAddress address={SUPPORT_EMAIL} />
            </a>
            .
          </p>
        )}
      </div>
      {state.kind === 'idle' && repliesTo !== null && <p className={styles.sent}>{`Message sent. We'll reply to ${repliesTo}.`}</p>}
    </form>
  );
}
