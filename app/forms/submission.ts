// What a form sends, and what became of it.

export const CONTACT_SUBJECTS = ['General Inquiry', 'Project Proposal', 'Job Application', 'Partnership', 'Other'] as const;

export type Submission =
  | { readonly form: 'newsletter'; readonly id: string; readonly email: string }
  | {
      readonly form: 'contact';
      readonly id: string; // kept across retries, so that a server can drop doubles
      readonly name: string;
      readonly email: string;
      readonly subject: string;
      readonly message: string;
    };

export type Delivery = { readonly isDelivered: true } | { readonly isDelivered: false; readonly reason: string };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address: text, at sign, text, dot, text, no spaces. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
