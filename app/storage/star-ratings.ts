// Stores the visitor's star ratings of our games in localStorage, one key per game.
const KEY_PREFIX = 'apricot.rating.';

/** 1 to 5; 0 if not rated, or if storage is denied. */
export function readStars(slug: string): number {
  try {
    const text = localStorage.getItem(KEY_PREFIX + slug) ?? '';
    return /^[1-5]$/.test(text) ? Number(text) : 0;
  } catch {
    return 0;
  }
}

export function saveStars(slug: string, stars: number): void {
  try {
    localStorage.setItem(KEY_PREFIX + slug, String(stars));
  } catch {
    // Storage is denied or full.
  }
}

function listRatingKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEY_PREFIX));
  } catch {
    return [];
  }
}

export function hasStarRatings(): boolean {
  return listRatingKeys().length > 0;
}

/** Returns whether none are left. */
export function deleteStarRatings(): boolean {
  try {
    for (const key of listRatingKeys()) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
