// The attribute by which the root element tells styles, the inline script and tests that React has taken over.

export const HYDRATED_ATTRIBUTE = 'data-hydrated';
