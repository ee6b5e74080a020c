import { beforeEach, describe, expect, it } from 'vitest';
import { FAULTS, stubLocalStorage } from './local-storage-stub.ts';
import { deleteStarRatings, hasStarRatings, readStars, saveStars } from '#app/storage/star-ratings.ts';

describe('on a device with storage', () => {
  beforeEach(() => void stubLocalStorage());

  it('stores the stars of each game until they are deleted, and changes no other keys', () => {
    localStorage.setItem('apricot.vitals', '[]');
    expect(hasStarRatings()).toBe(false);
    saveStars('solitaire-go', 4);
    saveStars('block-blitz-go', 1);
    expect([readStars('solitaire-go'), readStars('block-blitz-go'), readStars('idle-mouse')]).toEqual([4, 1, 0]);
    expect(hasStarRatings()).toBe(true);
    expect(deleteStarRatings()).toBe(true);
    expect(hasStarRatings()).toBe(false);
    expect(readStars('solitaire-go')).toBe(0);
    expect(localStorage.getItem('apricot.vitals')).toBe('[]');
  });

  it.each(['', '{', 'null', '[]', '0', '6', '3.5', '"4"', '-1', '{"stars":4}'])('reads no stars from %j', (text) => {
    localStorage.setItem('apricot.rating.solitaire-go', text);
    expect(readStars('solitaire-go')).toBe(0);
  });
});

it.each(FAULTS)('never throws, and reads none (%s)', (fault) => {
  stubLocalStorage().fail(fault);
  saveStars('solitaire-go', 4);
  expect(readStars('solitaire-go')).toBe(0);
  expect(hasStarRatings()).toBe(false);
  expect(deleteStarRatings()).toBe(true); // there are none
});

it('says that stars are left which the browser does not delete', () => {
  const { fail } = stubLocalStorage();
  saveStars('solitaire-go', 4);
  fail('read-only');
  expect(deleteStarRatings()).toBe(false);
});
