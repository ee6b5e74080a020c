// Links to the contact form that prefill the subject and the first line of the message.

export const CONTACT_SUBJECTS = ['General Inquiry', 'Project Proposal', 'Job Application', 'Partnership', 'Other'] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export interface Prefill {
  readonly subject: ContactSubject | '';
  /** Empty if the link has none. */
  readonly topic: string;
}

const MAX_TOPIC_LENGTH = 80; // characters

/** Creates a link with a subject, and optionally with a topic for the first line of the message. */
export function createContactPath(subject: ContactSubject, about?: string): string {
  const query = new URLSearchParams({ subject, ...(about !== undefined && { about }) });
  return `/contact?${query.toString()}#write`;
}

/** The first line of a message about a topic, and an empty line below it. */
export function createFirstLine(topic: string): string {
  return topic === '' ? '' : `About: ${topic}\n\n`;
}

/** True if the message is empty or contains only the prefilled line. */
export function isUntouchedMessage(message: string): boolean {
  return /^(About: .*\n\n)?$/.test(message);
}

/**
 * Reads the values from a URL's query. Ignores unknown subjects. Replaces whitespace and control characters in the topic with single
 * spaces, and cuts it off at the limit.
 */
export function readPrefill(search: string): Prefill {
  const query = new URLSearchParams(search);
  const subject = CONTACT_SUBJECTS.find((known) => known === query.get('subject')) ?? '';
  const topic = (query.get('about') ?? '')
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, MAX_TOPIC_LENGTH);
  return { subject, topic };
}
