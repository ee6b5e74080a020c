// The line in the footer of a site that still shows sample content.

/** Set it to '' once no sample is left; `npm run launch-check` lists them. */
export const SAMPLE_NOTE: string = 'Some names, quotes and figures on this site are examples.';
