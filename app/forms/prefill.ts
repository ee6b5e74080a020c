// What a link to the contact form fills in: the subject, and what the message is about.
import { CONTACT_SUBJECTS, type ContactSubject } from './subjects.ts';

export interface Prefill {
  readonly subject: ContactSubject | '';
  /** The first line of the message; empty when the link says nothing. */
  readonly firstLine: string;
}

const MAX_TOPIC_LENGTH = 80; // characters

/** The address of the contact form with its subject chosen, and with what it is about in the first line of the message. */
export function createContactPath(subject: ContactSubject, about?: string): string {
  const query = new URLSearchParams({ subject, ...(about !== undefined && { about }) });
  return `/contact?${query.toString()}#write`;
}

/** Whether a message is empty, or no more than what a link has filled in. */
export function isUntouchedMessage(message: string): boolean {
  return /^(About: .*\n\n)?$/.test(message);
}

/** What the query of an address fills in; a subject that is not on the list, and anything but words, is left out. */
export function readPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const subject = CONTACT_SUBJECTS.find((known) => known === query.get('subject')) ?? '';
  const about = (query.get('about') ?? '')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TOPIC_LENGTH);
  return { subject, firstLine: about === '' ? '' : `About: ${about}\n\n` };
}
