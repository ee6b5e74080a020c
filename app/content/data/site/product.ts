// The product's name, wherever it is written: `Apricot`, and `ApricotGames` for the studio.

export const PRODUCT = 'Apricot';
export const SITE_NAME = `${PRODUCT}Games`;
