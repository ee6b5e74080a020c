// Reads and fills the four fields of the contact form.
import { createDraft, FIELD_NAMES, loadDraft, type ContactDraft } from './draft.ts';
import { isUntouchedMessage, type Prefill } from './prefill.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function getFields(form: HTMLFormElement): Field[] {
  return FIELD_NAMES.map((name) => form.elements.namedItem(name) as Field);
}

export function readDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return createDraft((name) => {
    const text = data.get(name);
    return typeof text === 'string' ? text : '';
  });
}

/** Fills only empty fields: text already in a field is newer than the draft. */
export function restoreDraft(form: HTMLFormElement): void {
  const savedDraft = loadDraft();
  if (savedDraft === null) return;
  for (const field of getFields(form)) field.value ||= savedDraft[field.name as keyof ContactDraft];
}

/** Fills in the values from a link. Its subject replaces the current one; a message that the visitor has written stays. */
export function prefill(form: HTMLFormElement, { subject, firstLine }: Prefill): void {
  const subjectField = form.elements.namedItem('subject') as HTMLSelectElement;
  const messageField = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (subject !== '') subjectField.value = subject;
  if (firstLine !== '' && isUntouchedMessage(messageField.value)) messageField.value = firstLine;
}

/** Reports missing fields to the visitor. Whitespace alone does not count and is removed. */
export function validateForm(form: HTMLFormElement): boolean {
  for (const field of getFields(form)) if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}
