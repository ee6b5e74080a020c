// What a visitor has typed into the contact form: read from its fields, and kept across a reload until it is sent.
import { CONTACT_SUBJECTS } from './submission.ts';

const KEY = 'apricot.contact-draft';
const FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type ContactDraft = Readonly<Record<(typeof FIELDS)[number], string>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The four fields of a contact form. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return FIELDS.map((name) => form.elements.namedItem(name) as Field);
}

/** A draft from a function that returns the text of each field. */
function draftOf(textOf: (name: (typeof FIELDS)[number]) => string): ContactDraft {
  return { name: textOf('name'), email: textOf('email'), subject: textOf('subject'), message: textOf('message') };
}

/** The draft in a stored text, or null when it holds none. */
export function parseDraft(stored: string | null): ContactDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const draft = draftOf((name) => (typeof fields[name] === 'string' ? fields[name] : ''));
  return CONTACT_SUBJECTS.some((subject) => subject === draft.subject) ? draft : { ...draft, subject: '' };
}

export function readDraft(form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return draftOf((name) => {
    const text = data.get(name);
    return typeof text === 'string' ? text : '';
  });
}

export function isSameDraft(one: ContactDraft, other: ContactDraft): boolean {
  return FIELDS.every((name) => one[name] === other[name]);
}

/** Puts the kept draft into the fields that are still empty: whatever is already in a field was typed later. Storage may be denied; then no draft is kept. */
export function restoreDraft(form: HTMLFormElement): void {
  let kept: ContactDraft | null = null;
  try {
    kept = parseDraft(sessionStorage.getItem(KEY));
  } catch {
    // Storage is denied.
  }
  if (kept === null) return;
  for (const field of fieldsOf(form)) field.value ||= kept[field.name as keyof ContactDraft];
}

export function saveDraft(draft: ContactDraft): void {
  if (FIELDS.every((name) => draft[name] === '')) return clearDraft();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is denied or full.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is denied.
  }
}

/** Whether the form may be sent; the browser points out what is missing. Spaces alone do not count and are removed. */
export function isFilledIn(form: HTMLFormElement): boolean {
  for (const field of fieldsOf(form)) if (field.value.trim() === '') field.value = '';
  return form.reportValidity();
}
