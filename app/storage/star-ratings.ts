// The stars that the visitor has given our games, kept on this device, one text for each game.
const PREFIX = 'apricot.rating.';

/** 1 to 5; 0 if the visitor has given none, and where storage is denied. */
export function readStars(slug: string): number {
  try {
    const text = localStorage.getItem(PREFIX + slug) ?? '';
    return /^[1-5]$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

export function saveStars(slug: string, stars: number): void {
  try {
    localStorage.setItem(PREFIX + slug, String(stars));
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
