// Types of form submissions and their results.
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { normalizeBlank } from '#app/components/ui/lib/normalize-blank.ts';
import type { SubmittedFields } from './draft.ts';

interface SubmissionBase {
  readonly id: string; // the same when identical content is retried, so that a server can drop duplicates
  readonly honeypot: string; // people leave it empty; not sent
}

export type Submission = SubmissionBase &
  ({ readonly form: 'newsletter'; readonly email: string; readonly game?: string } | ({ readonly form: 'contact' } & SubmittedFields));

export type DeliveryResult = { readonly isDelivered: true } | { readonly isDelivered: false; readonly failure: keyof FailureMessages };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What both forms say of an address that is none. */
export const INVALID_EMAIL = 'Please enter a valid email address';

/** A loose check of a text without blanks at its ends: text, @, text, dot, text, no spaces. Browsers have other rules for fields of addresses: they take a@b, and no ö. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}

/** An address as it was pasted, without `mailto:` before it, punctuation behind it, and what is blank at both ends. */
export function normalizeEmail(text: string): string {
  return normalizeBlank(text)
    .replace(/^<?(mailto:)?\s*/i, '')
    .replace(/[\s\p{P}>]+$/u, '');
}

const WEB_ADDRESS = /^(https?:\/\/)?[^\s/:@?#]+\.[^\s/:@?#.]{2,}(:\d+)?([/?#]\S*)?$/i;

/** A loose check: a host with a dot, with or without https:// before it and a path after it. */
export function isWebAddress(text: string): boolean {
  return WEB_ADDRESS.test(text);
}

/** 32 random hexadecimal digits. */
export function createSubmissionId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
