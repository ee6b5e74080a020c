import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteStarRatings, hasStarRatings, readStars, saveStars } from '#app/storage/star-ratings.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('on a device with storage', () => {
  /** Keys are own properties, as in a browser. */
  class FakeStorage {
    [key: string]: unknown;
  }
  Object.assign(FakeStorage.prototype, {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

  beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));

  it('stores the stars of each game until they are deleted, and changes no other keys', () => {
    localStorage.setItem('apricot.vitals', '[]');
    expect(hasStarRatings()).toBe(false);
    saveStars('solitaire-go', 4);
    saveStars('block-blitz-go', 1);
    expect([readStars('solitaire-go'), readStars('block-blitz-go'), readStars('idle-mouse')]).toEqual([4, 1, 0]);
    expect(hasStarRatings()).toBe(true);
    deleteStarRatings();
    expect(hasStarRatings()).toBe(false);
    expect(readStars('solitaire-go')).toBe(0);
    expect(localStorage.getItem('apricot.vitals')).toBe('[]');
  });

  it.each(['', '{', 'null', '[]', '0', '6', '3.5', '"4"', '-1', '{"stars":4}'])('reads no stars from %j', (text) => {
    localStorage.setItem('apricot.rating.solitaire-go', text);
    expect(readStars('solitaire-go')).toBe(0);
  });
});

it('never throws if storage is denied or missing', () => {
  saveStars('solitaire-go', 4);
  expect(readStars('solitaire-go')).toBe(0);
  expect(hasStarRatings()).toBe(false);
  expect(deleteStarRatings).not.toThrow();
});
