// The stars that the visitor has given our games, kept on this device, one text for each game.
import * as v from 'valibot';
import { read } from './read.ts';

const PREFIX = 'apricot.rating.';

const Stars = v.picklist([1, 2, 3, 4, 5]);

/** 1 to 5; 0 if the visitor has given none, and where storage is denied. */
export function readStars(slug: string): number {
  try {
    return read(Stars, localStorage.getItem(PREFIX + slug)) ?? 0;
  } catch {
    return 0;
  }
}

export function saveStars(slug: string, stars: number): void {
  try {
    localStorage.setItem(PREFIX + slug, JSON.stringify(stars));
  } catch {
    // Storage is denied or full.
  }
}

function ratingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

export function hasStarRatings(): boolean {
  return ratingKeys().length > 0;
}

export function deleteStarRatings(): void {
  for (const key of ratingKeys()) localStorage.removeItem(key);
}
