// The subjects of the contact form.

export const CONTACT_SUBJECTS = ['General Inquiry', 'Project Proposal', 'Job Application', 'Partnership', 'Other'] as const;

/** The subject with fields of its own. */
export const PROPOSAL_SUBJECT: ContactSubject = 'Project Proposal';

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];
