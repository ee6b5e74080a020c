// Attribute of the root element that tells styles, the inline script and tests that the page is hydrated.

export const HYDRATED_ATTRIBUTE = 'data-hydrated';
