// Saves the unsent text of the contact form in sessionStorage.
import { CONTACT_SUBJECTS, type ContactSubject } from './prefill.ts';

const STORAGE_KEY = 'apricot.contact-draft';
/** The required fields. */
export const FIELD_NAMES = ['name', 'email', 'subject', 'message'] as const;
/** The optional fields, each with the subject that has it. */
export const OPTIONAL_FIELDS = {
  company: 'Project Proposal',
  budget: 'Project Proposal',
  date: 'Project Proposal',
  portfolio: 'Job Application',
} as const satisfies Readonly<Record<string, ContactSubject>>;
type OptionalFieldName = keyof typeof OPTIONAL_FIELDS;
export const OPTIONAL_FIELD_NAMES = Object.keys(OPTIONAL_FIELDS) as readonly OptionalFieldName[];
export const DRAFT_FIELD_NAMES = [...FIELD_NAMES, ...OPTIONAL_FIELD_NAMES] as const;

type DraftFieldName = (typeof DRAFT_FIELD_NAMES)[number];
export type ContactDraft = Readonly<Record<DraftFieldName, string>>;

/** What is sent of a draft: an optional field only if it is filled in. */
export type SubmittedFields = Omit<ContactDraft, OptionalFieldName> & Partial<ContactDraft>;

/** Creates a draft from a function that returns the text of each field. */
export function createDraft(getFieldText: (name: DraftFieldName) => string): ContactDraft {
  return Object.fromEntries(DRAFT_FIELD_NAMES.map((name) => [name, getFieldText(name)])) as ContactDraft;
}

/** Null if the stored text is not a draft. */
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

export function isSameDraft(a: ContactDraft, b: ContactDraft): boolean {
  return DRAFT_FIELD_NAMES.every((name) => a[name] === b[name]);
}

/** Null if there is none, or if storage is denied. */
export function loadDraft(): ContactDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

export function saveDraft(draft: ContactDraft): void {
  if (DRAFT_FIELD_NAMES.every((name) => draft[name] === '')) return clearDraft();
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
