// The four fields of the contact form on the page: what is typed into them, and what is put there.
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

/** Puts the kept draft into the fields that are still empty: whatever is already in a field was typed later. */
export function restoreDraft(form: HTMLFormElement): void {
  const savedDraft = loadDraft();
  if (savedDraft === null) return;
  for (const field of getFields(form)) field.value ||= savedDraft[field.name as keyof ContactDraft];
}

/** Fills in a form: the link was followed last, so its subject wins; words that the visitor has written stay. */
export function prefill(form: HTMLFormElement, { subject, firstLine }: Prefill): void {
  const subjectField = form.elements.namedItem('subject') as HTMLSelectElement;
  const messageField = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (subject !== '') subjectField.value = subject;
  if (firstLine !== '' && isUntouchedMessage(messageField.value)) messageField.value = firstLine;
}

/** Whether the form may be sent; the browser points out what is missing. Spaces alone do not count and are removed. */
export function validateForm(form: HTMLFormElement): boolean {
  for (const field of getFields(form)) if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}
