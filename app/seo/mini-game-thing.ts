// schema.org object for a mini game: a game that runs in the browser.
import { CURRENCY } from '#app/content/data/game-facts.ts';
import { toAbsoluteUrl } from './canonical.ts';
import { STUDIO_REFERENCE, type GameThing } from './structured-data.ts';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';

export interface MiniGameThingInput {
  readonly path: string;
  readonly title: string;
  /** As the page shows it, if it does. */
  readonly description?: string;
  readonly toy: PictureSource;
}

export function createMiniGameThing({ path, title, description, toy }: MiniGameThingInput): GameThing {
  return {
    '@type': ['SoftwareApplication', 'VideoGame'],
    '@id': toAbsoluteUrl(`${path}#game`),
    name: title,
    ...(description !== undefined && { description }),
    url: toAbsoluteUrl(path),
    image: toAbsoluteUrl(getWebpPath(toy)),
    inLanguage: 'en',
    applicationCategory: 'GameApplication',
    author: STUDIO_REFERENCE,
    publisher: STUDIO_REFERENCE,
    offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY },
  };
}
