// Reads and fills the fields of the contact form.
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';
import {
  createDraft,
  DRAFT_FIELD_NAMES,
  FIELD_NAMES,
  loadDraft,
  OPTIONAL_FIELD_NAMES,
  OPTIONAL_FIELDS,
  type ContactDraft,
  type SubmittedFields,
} from './draft.ts';
import { createFirstLine, isUntouchedMessage, type Prefill, type ContactSubject } from './prefill.ts';
import { INVALID_EMAIL, isEmail, isWebAddress, normalizeEmail } from './submission.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function getFields(form: HTMLFormElement, names: readonly string[]): Field[] {
  return names.map((name) => form.elements.namedItem(name) as Field);
}

export function readDraft(form: HTMLFormElement): ContactDraft {
  return createDraft((name) => (form.elements.namedItem(name) as Field).value);
}

/** What is sent: the required fields, and the optional ones of its subject that are filled in. */
export function selectSubmittedFields(draft: ContactDraft): SubmittedFields {
  const { name, email, subject, message } = draft;
  const filled = OPTIONAL_FIELD_NAMES.filter((field) => OPTIONAL_FIELDS[field] === subject && normalizeBlank(draft[field]) !== '');
  return { name, email, subject, message, ...Object.fromEntries(filled.map((field) => [field, draft[field]])) };
}

/** Fills only empty fields: text already in a field is newer than the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  const savedDraft = loadDraft();
  if (savedDraft === null) return;
  for (const field of getFields(form, DRAFT_FIELD_NAMES)) field.value ||= savedDraft[field.name as keyof ContactDraft];
}

/** Fills in the values from a link. Its subject replaces the current one, whose first line goes with it; what the visitor has written stays. */
export function prefill(form: HTMLFormElement, { subject, topic }: Prefill): void {
  if (subject === '' && topic === '') return;
  const subjectField = form.elements.namedItem('subject') as HTMLSelectElement;
  const messageField = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (subject !== '') subjectField.value = subject;
  if (isUntouchedMessage(messageField.value)) messageField.value = createFirstLine(topic);
}

/** Call this after the visitor has chosen a subject: an untouched first line stays only with the subject of its link. */
export function changeSubject(form: HTMLFormElement, link: Prefill): void {
  const { value } = form.elements.namedItem('subject') as HTMLSelectElement;
  if (value !== link.subject) prefill(form, { subject: value as ContactSubject, topic: '' });
  else prefill(form, link);
}

/** Call this after every change: the browser then says why the form is not sent, while the email or the portfolio is no address. */
export function checkAddresses(form: HTMLFormElement): void {
  const [email, portfolio] = getFields(form, ['email', 'portfolio']) as [Field, Field];
  const link = normalizeBlank(portfolio.value);
  email.setCustomValidity(isEmail(normalizeEmail(email.value)) ? '' : INVALID_EMAIL);
  portfolio.setCustomValidity(link === '' || isWebAddress(link) ? '' : 'Please enter a web address, such as example.com/portfolio');
}

/** Reports the first missing or wrong field to the visitor. Blank text does not count and is removed, as is what does not belong to the email. */
export function validateForm(form: HTMLFormElement): boolean {
  for (const field of getFields(form, FIELD_NAMES)) {
    if (field.name === 'email') field.value = normalizeEmail(field.value);
    else if (normalizeBlank(field.value) === '') field.value = '';
  }
  checkAddresses(form);
  // The browser's own rule for emails does not count.
  const wrong = [...(form.elements as Iterable<Field>)].find(
    (field) => !(field.name === 'email' ? isEmail(field.value) : field.checkValidity()),
  );
  wrong?.reportValidity();
  return wrong === undefined;
}
