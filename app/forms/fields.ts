// The four fields of the contact form on the page: what is typed into them, and what is put there.
import { draftOf, FIELDS, keptDraft, type ContactDraft } from './draft.ts';
import { isOpening, type Prefill } from './prefill.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return FIELDS.map((name) => form.elements.namedItem(name) as Field);
}

export function readDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return draftOf((name) => {
    const text = data.get(name);
    return typeof text === 'string' ? text : '';
  });
}

/** Puts the kept draft into the fields that are still empty: whatever is already in a field was typed later. */
export function restoreDraft(form: HTMLFormElement): void {
  const kept = keptDraft();
  if (kept === null) return;
  for (const field of fieldsOf(form)) field.value ||= kept[field.name as keyof ContactDraft];
}

/** Fills in a form: the link was followed last, so its subject wins; words that the visitor has written stay. */
export function prefill(form: HTMLFormElement, { subject, opening }: Prefill): void {
  const chosen = form.elements.namedItem('subject') as HTMLSelectElement;
  const message = form.elements.namedItem('message') as HTMLTextAreaElement;
  if (subject !== '') chosen.value = subject;
  if (opening !== '' && isOpening(message.value)) message.value = opening;
}

/** Whether the form may be sent; the browser points out what is missing. Spaces alone do not count and are removed. */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of fieldsOf(form)) if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}
