// Form attributes for submission without scripts: a post to the endpoint, or an email from the visitor's mail program.
import type { FormHTMLAttributes } from 'react';
import { SUPPORT_EMAIL } from '#app/content/data/site.ts';

const endpoint = import.meta.env.VITE_FORMS_ENDPOINT;

export const NO_SCRIPT_FORM_PROPS: FormHTMLAttributes<HTMLFormElement> = endpoint
  ? { action: endpoint, method: 'post' }
  : { action: `mailto:${SUPPORT_EMAIL}`, method: 'post', encType: 'text/plain' };
