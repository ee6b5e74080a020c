// The subjects of the contact form.

export const CONTACT_SUBJECTS = ['General Inquiry', 'Project Proposal', 'Job Application', 'Partnership', 'Other'] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
