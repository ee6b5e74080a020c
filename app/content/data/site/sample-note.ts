// The line at the foot of pages that show sample content.

/** Set it to '' once no sample is left; `npm run launch-check` lists them. */
export const SAMPLE_NOTE: string = 'Some names, quotes and figures on this page are examples.';
