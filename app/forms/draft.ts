// What a visitor has typed into the contact form, kept across a reload until it is sent.
import { CONTACT_SUBJECTS } from './subjects.ts';

const STORAGE_KEY = 'apricot.contact-draft';
export const FIELD_NAMES = ['name', 'email', 'subject', 'message'] as const;

export type ContactDraft = Readonly<Record<(typeof FIELD_NAMES)[number], string>>;

/** A draft from a function that returns the text of each field. */
export function createDraft(getFieldText: (name: (typeof FIELD_NAMES)[number]) => string): ContactDraft {
  return { name: getFieldText('name'), email: getFieldText('email'), subject: getFieldText('subject'), message: getFieldText('message') };
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
  const draft = createDraft((name) => (typeof fields[name] === 'string' ? fields[name] : ''));
  return CONTACT_SUBJECTS.some((subject) => subject === draft.subject) ? draft : { ...draft, subject: '' };
}

export function isSameDraft(one: ContactDraft, other: ContactDraft): boolean {
  return FIELD_NAMES.every((name) => one[name] === other[name]);
}

/** The draft that this tab keeps; null where there is none, and where storage is denied. */
export function loadDraft(): ContactDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

export function saveDraft(draft: ContactDraft): void {
  if (FIELD_NAMES.every((name) => draft[name] === '')) return clearDraft();
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is denied or full.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is denied.
  }
}
