// A mini game in the words of schema.org: a game that runs in the browser.
import { absoluteUrl } from './absolute-url.ts';
import { STUDIO_REFERENCE, type GameThing } from './structured-data.ts';
import { GENRE, PRICE } from '#app/content/data/game-facts.ts';
import type { PlayText } from '#app/content/schema/play-schema.ts';
import { fallbackWidth, pictureFile, type PictureSource } from '#app/components/ui/pictures/picture-source.ts';

export interface MiniGameFacts {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly toy: PictureSource;
  readonly playModes: PlayText['playModes'];
  /** What it runs on and what it needs there, as the page says it. */
  readonly runsOn: string;
  readonly needs: string;
}

export function miniGameThing({ path, title, description, toy, playModes, runsOn, needs }: MiniGameFacts): GameThing {
  return {
    '@type': ['SoftwareApplication', 'VideoGame'],
    '@id': absoluteUrl(`${path}#game`),
    name: title,
    description,
    url: absoluteUrl(path),
    image: absoluteUrl(pictureFile(toy, fallbackWidth(toy.widths), toy.fallback)),
    genre: GENRE,
    playMode: playModes.map((mode) => `https://schema.org/${mode}` as const),
    inLanguage: 'en',
    applicationCategory: 'GameApplication',
    operatingSystem: runsOn,
    softwareRequirements: needs,
    author: STUDIO_REFERENCE,
    publisher: STUDIO_REFERENCE,
    offers: { '@type': 'Offer', price: PRICE, priceCurrency: 'USD' },
  };
}
