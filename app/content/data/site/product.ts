// The names of the product and the studio: `Apricot` and `ApricotGames`.

export const PRODUCT = 'Apricot';
export const SITE_NAME = `${PRODUCT}Games`;
