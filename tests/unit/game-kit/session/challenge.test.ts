// Tests challenges: what a fragment of an address may ask to beat, and how results compare.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import type { Results } from '#app/game-kit/contract.ts';
import {
  formatChallenge,
  formatComparison,
  getFigure,
  parseChallenge,
  readChallenge,
  toInitials,
  type Measure,
} from '#app/game-kit/stage/result/challenge.ts';

const MEASURES = ['higher', 'lower', 'time', 'race'] as const satisfies readonly Measure[];
const MOVES = { getScore: () => 0, name: 'moves', better: 'lower' } as const;
const anyMeasure = fc.constantFrom(...MEASURES);

describe('a challenge', () => {
  it('is parsed as it was formatted, whatever the result and the initials', () => {
    fc.assert(
      fc.property(anyMeasure, fc.integer({ min: 10_000, max: 999_999_999 }), fc.string(), (measure, value, text) => {
        const initials = toInitials(text);
        const figure = getFigure(measure, { isWon: true, score: value, elapsedMs: value + 0.4 })!;
        expect(parseChallenge(formatChallenge({ measure, figure }, initials), measure)).toEqual({ figure, by: initials || null });
      }),
    );
  });

  it.each(['#beat=90&by=ANI.', '#beat=90&by=ANI).', '#by=ANI&beat=90!', '#beat=90&amp;by=ANI'])(
    'may be copied out of a chat: %s',
    (fragment) => {
      expect(parseChallenge(fragment, 'higher')).toEqual({ figure: 90, by: 'ANI' });
    },
  );

  it('is bounded or none, whatever the fragment', () => {
    const anyFragment = fc.oneof(
      fc.string(),
      fc
        .record({ beat: fc.oneof(fc.string(), fc.integer().map(String)), by: fc.string() })
        .map((query) => `#${new URLSearchParams(query)}`),
    );
    fc.assert(
      fc.property(anyFragment, anyMeasure, (fragment, measure) => {
        const challenge = parseChallenge(fragment, measure);
        if (!challenge) return;
        expect(challenge.figure).toSatisfy((figure: number) => Number.isSafeInteger(figure) && figure > 0 && figure < 1e9);
        expect(challenge.by ?? 'ABC').toMatch(/^[A-Z]{1,3}$/);
      }),
    );
  });

  it.each([
    ['higher', ''],
    ['higher', '#beat=0'],
    ['higher', '#beat=-5'],
    ['higher', '#beat=1e5'],
    ['higher', '#beat=12.5'],
    ['higher', '#beat=1234567890'],
    ['higher', '#beat=90&by=ani'],
    ['higher', '#beat=90&by=ANNI'],
    ['higher', '#beat=90&by='],
    ['higher', '#beat=90&by=%3Cb%3E'],
    ['lower', '#beat=1'],
    ['time', '#beat=999'],
    ['time', '#beat=1500'],
    ['race', '#beat=1505'],
  ] as const)('is none if it is malformed or cannot be beaten (%s, %s)', (measure, fragment) => {
    expect(parseChallenge(fragment, measure)).toBeNull();
  });

  it.each([
    [{ score: { ...MOVES, most: 6 } }, '#beat=6&by=ANI', 'ANI: 6 moves. Beat it.'],
    [{ score: { ...MOVES, most: 6 } }, '#beat=7&by=ANI', undefined],
    [{ score: { ...MOVES, better: 'higher' } }, '#beat=22440', 'Can you beat 22,440?'],
    [{ time: (ms) => Math.min(ms, 999_000) }, '#beat=999000&by=ANI', 'ANI: 16:39. Beat it.'],
    [{ time: (ms) => Math.min(ms, 999_000) }, '#beat=1000000&by=ANI', undefined],
    [{ score: MOVES, isWinnable: () => false }, '#beat=6', undefined],
    [{}, '#beat=6', undefined],
  ] satisfies [Results<unknown, unknown>, string, string | undefined][])(
    'stays within what the game allows (%#)',
    (results, fragment, text) => {
      expect(readChallenge(fragment, results, counter.rules.variants[0])?.text).toBe(text);
    },
  );
});

it.each([
  ['higher', 22_740, 'ANI', 'You beat ANI by 300.'],
  ['higher', 22_140, 'ANI', "300 short of ANI's 22,440."],
  ['higher', 22_440, 'ANI', 'Tied with ANI.'],
  ['higher', 22_740, null, 'You beat 22,440 by 300.'],
  ['lower', 22_439, 'ANI', 'You beat ANI by 1.'],
  ['lower', 22_442, null, '2 more than 22,440.'],
  ['lower', null, 'ANI', "Not beaten: ANI's 22,440."],
  ['time', 22_000, 'ANI', 'Tied with ANI.'],
  ['time', 34_000, 'ANI', "0:12 slower than ANI's 0:22."],
  ['race', 22_000, 'ANI', 'You beat ANI by 0:00.44.'],
] as const)('G16 compares a result with the one to beat (%s, %s, %s)', (measure, figure, by, text) => {
  const beaten = measure === 'time' ? 22_000 : 22_440;
  expect(formatComparison({ measure, figure }, { figure: beaten, by })).toBe(text);
});
