// The product's name, wherever it is written: `Apricot`, and `ApricotGames` for the studio.
import { studio } from './studio.ts';

export const PRODUCT = studio.product;
export const SITE_NAME = `${PRODUCT}Games`;
