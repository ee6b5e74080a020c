// Tests challenges: what a fragment of an address may ask to beat, and how results compare.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as minesweeper } from '#app/games/minesweeper/game.ts';
import { game as snake } from '#app/games/snake/game.ts';
import { game as wordle } from '#app/games/wordle/game.ts';
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

  it('stays within what the game allows', () => {
    const read = ({ results, rules }: typeof wordle | typeof snake | typeof minesweeper, fragment: string) =>
      readChallenge(fragment, results as typeof wordle.results & {}, rules.variants[0] as never);
    expect(read(wordle, '#beat=6&by=ANI')?.challenge).toEqual({ figure: 6, by: 'ANI' });
    expect(read(wordle, '#beat=7')).toBeNull();
    expect(read(snake, '#beat=3970')).not.toBeNull();
    expect(read(snake, '#beat=3980')).toBeNull();
    expect(read(minesweeper, '#beat=60000')).not.toBeNull();
    expect(read(minesweeper, '#beat=900000000')).toBeNull();
  });
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
