// Keeps what a visitor has typed across a reload, until it is sent.

const KEY = 'apricot.contact-draft';

export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', subject: '', message: '' };

/** The draft in a stored text, or null when it is none. */
export function parseDraft(stored: string | null): ContactDraft | null {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const fields = value as Record<string, unknown>;
  const text = (name: keyof ContactDraft) => (typeof fields[name] === 'string' ? fields[name] : '');
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** Storage may be denied: a draft is then simply not kept. */
export function loadDraft(): ContactDraft | null {
  try {
    return parseDraft(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

export function saveDraft(draft: ContactDraft): void {
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
