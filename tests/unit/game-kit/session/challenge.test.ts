// Tests challenges: what a fragment of an address may ask to beat, and how results compare.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import type { Results } from '#app/game-kit/contract.ts';
import {
  addRival,
  formatChallenge,
  getFigure,
  getMeasure,
  measureGame,
  parseChallenge,
  toInitials,
  type Measure,
} from '#app/game-kit/session/challenge.ts';
import { readLinkFromAddress } from '#app/game-kit/stage/link-from-address.ts';
import { describeFeat, formatComparison, getBrief, nameRival, readChallenge } from '#app/game-kit/result/challenge-text.ts';
import { ELAPSED_MS, FINISHED_GAMES } from '../result/finished-games.ts';

const MEASURES = ['higher', 'lower', 'time', 'race'] as const satisfies readonly Measure[];
const MOVES = { getScore: () => 0, name: 'moves', better: 'lower' } as const;
const ANI = { figure: 90, by: 'ANI' };
const anyMeasure = fc.constantFrom(...MEASURES);

describe('a challenge', () => {
  it('is parsed as it was formatted, whatever the result and the initials', () => {
    fc.assert(
      fc.property(anyMeasure, fc.integer({ min: 10_000, max: 999_999_999 }), fc.string(), (measure, value, text) => {
        const initials = toInitials(text);
        const figure = getFigure(measure, { isWon: true, score: value, elapsedMs: value + 0.4 })!;
        expect(parseChallenge(formatChallenge({ measure, figure }, initials), measure)).toEqual([{ figure, by: initials || null }]);
      }),
    );
  });

  it.each(['#beat=90&by=ANI.', '#beat=90&by=ANI).', '#by=ANI&beat=90!', '#beat=90&amp;by=ANI'])(
    'may be copied out of a chat: %s',
    (fragment) => {
      expect(parseChallenge(fragment, 'higher')).toEqual([ANI]);
    },
  );

  it('is bounded, refused or none, whatever the fragment', () => {
    const anyFragment = fc.oneof(
      fc.string(),
      fc
        .array(fc.record({ beat: fc.oneof(fc.string(), fc.integer().map(String)), by: fc.string() }), { maxLength: 12 })
        .map((queries) => `#${queries.map((query) => new URLSearchParams(query)).join('&')}`),
    );
    fc.assert(
      fc.property(anyFragment, anyMeasure, (fragment, measure) => {
        const challenge = parseChallenge(fragment, measure);
        if (!Array.isArray(challenge)) return;
        expect(challenge.length).toSatisfy((count: number) => count > 0 && count <= 8);
        for (const { figure, by } of challenge) {
          expect(figure).toSatisfy((value: number) => Number.isSafeInteger(value) && value > 0 && value < 1e9);
          expect(by ?? 'ABC').toMatch(/^[A-Z]{1,3}$/);
        }
      }),
    );
  });

  it.each([
    ['higher', '#beat=0'],
    ['higher', '#beat=1234567890'],
    ['higher', '#beat=90&by=%3Cb%3E'],
    ['higher', '#beat=90&by=ANI&beat=80'],
    ['higher', `#${'beat=90&by=ANI&'.repeat(9)}`],
    ['lower', '#beat=1'],
    ['time', '#beat=1500'],
    ['race', '#beat=1505'],
  ] as const)('is refused if it is malformed or cannot be beaten (%s, %s)', (measure, fragment) => {
    expect(parseChallenge(fragment, measure)).toBe('refused');
  });

  it.each([
    ['higher', ['ANI 90', 'BOB 80', 'CAT 70'], 'BOB 85', ['ANI 90', 'BOB 85', 'CAT 70']],
    ['higher', ['ANI 90'], 'ANI 70', ['ANI 90']],
    ['lower', ['ANI 12'], 'BOB 9', ['BOB 9', 'ANI 12']],
    ['higher', ['A 9', 'B 8', 'C 7', 'D 6', 'E 5', 'F 4', 'G 3', 'H 2'], 'I 10', ['I 10', 'A 9', 'B 8', 'C 7', 'D 6', 'E 5', 'F 4', 'G 3']],
  ] as const)('carries the best results of all its players, best first (%s, %s and %s)', (measure, earlier, own, all) => {
    const toRivals = (texts: readonly string[]) => texts.map((text) => ({ by: text.split(' ')[0]!, figure: Number(text.split(' ')[1]) }));
    const [rival] = toRivals([own]);
    expect(addRival(measure, toRivals(earlier), rival!)).toEqual(toRivals(all));
    expect(parseChallenge(formatChallenge({ measure, figure: rival!.figure }, rival!.by, toRivals(earlier)), measure)).toEqual(
      toRivals(all),
    );
  });

  const REFUSED = "That result can't happen on this board, so there's nothing to beat.";
  it.each([
    [{ score: MOVES, bounds: () => ({ most: 6 }) }, '#beat=6&by=ANI', 'ANI: 6 moves. Beat it.'],
    [{ score: MOVES, bounds: () => ({ most: 6 }) }, '#beat=7&by=ANI', REFUSED],
    [{ score: MOVES, bounds: () => ({ least: 6 }) }, '#beat=9&by=ANI&beat=5&by=BOB', REFUSED],
    [{ score: { ...MOVES, better: 'higher' }, bounds: () => ({ step: 10 }) }, '#beat=23', REFUSED],
    [{ score: { ...MOVES, better: 'higher' } }, '#beat=22440', 'Can you beat 22,440?'],
    [{ time: (ms) => Math.min(ms, 999_000) }, '#beat=999000&by=ANI', 'ANI: 16:39. Beat it.'],
    [{ time: (ms) => Math.min(ms, 999_000) }, '#beat=1000000&by=ANI', REFUSED],
    [{ score: MOVES }, '#day=6', undefined],
    [{ score: MOVES, isWinnable: () => false }, '#beat=6', REFUSED],
    [{}, '#beat=6', REFUSED],
    [{ time: (ms) => ms, bounds: () => ({ least: 4160 }) }, '#beat=4000', 'Can you beat 0:04?'],
    [{ time: (ms) => ms, bounds: () => ({ least: 4160 }) }, '#beat=3000', REFUSED],
  ] satisfies [Results<unknown, unknown>, string, string | undefined][])(
    'stays within what the game allows (%#)',
    (results, fragment, text) => {
      expect(readChallenge(fragment, { results, rules: counter.rules }, counter.rules.variants[0], 1).text).toBe(text);
    },
  );
});

describe('the address of a challenge', () => {
  const PATH = '/play/counter';
  const read = (address: string) => readLinkFromAddress(PATH, counter, new URL(address, 'https://a.example'));
  const BOARD = `${PATH}?seed=1&v=${counter.rules.version}`;

  it.each([`${BOARD}#beat=3&by=ANI`, `${BOARD}%23beat=3&by=ANI`])('may come with an escaped #: %s', (address) => {
    expect(read(address)).toMatchObject({ kind: 'game', seed: 1, challenge: [{ figure: 3, by: 'ANI' }] });
  });

  it.each(['#beat=3', '?from=mail#beat=3', '%23beat=3', '?seed=x#beat=3', '?seed=1#beat=0'])(
    'says so if there is nothing to beat: %s',
    (end) => {
      expect(read(PATH + (end.startsWith('%') ? `?${end}` : end))).toMatchObject({ text: expect.any(String) });
    },
  );

  it('says nothing without a challenge', () => {
    expect(read(`${PATH}#rules`)).toEqual({ kind: 'none' });
  });
});

it.each([
  ['higher', 22_740, 'ANI', 'You beat ANI by 300.'],
  ['higher', 22_140, 'ANI', 'ANI leads by 300.'],
  ['higher', 22_440, 'ANI', 'Tied with ANI.'],
  ['lower', 22_442, null, 'A friend leads by 2.'],
  ['lower', null, 'ANI', 'ANI still leads with 22,440.'],
  ['time', 22_000, 'ANI', 'Tied with ANI.'],
  ['time', 34_000, 'ANI', 'ANI leads by 0:12.'],
  ['race', 22_000, 'ANI', 'You beat ANI by 0:00.44.'],
] as const)('G16 compares a result with the one to beat (%s, %s, %s)', (measure, figure, by, text) => {
  const beaten = measure === 'time' ? 22_000 : 22_440;
  expect(formatComparison({ measure, figure }, { figure: beaten, by })).toBe(text);
});

it.each([
  ['higher', { figure: 120, by: 'ANI' }, '', 'ANI scored 120 points in Counter.'],
  ['higher', { figure: 1, by: null }, '', 'A friend scored 1 point in Counter.'],
  ['lower', { figure: 12, by: 'ANI' }, 'moves', 'ANI won Counter in 12 moves.'],
  ['time', { figure: 205_000, by: 'ANI' }, '', 'ANI won Counter in 3:25.'],
  ['race', { figure: 205_440, by: 'ANI' }, '', 'ANI won Counter in 3:25.44.'],
] as const)('a challenge says what the friend did (%s)', (measure, rival, unit, sentence) => {
  expect([nameRival(rival), ...describeFeat('Counter', measure, rival, unit)].join(' ').trim()).toBe(sentence);
});

it('a challenge says what to do, in the words of touch or of mouse and keys where they differ', () => {
  const brief = { touch: 'Swipe.', keys: 'Press an arrow key.' };
  expect([getBrief(brief, true), getBrief(brief, false), getBrief('Count.', true)]).toEqual(['Swipe.', 'Press an arrow key.', 'Count.']);
});

it.each(FINISHED_GAMES)('a game whose result can be beaten says in one line what to do (%s)', (_, { game }) => {
  const canBeBeaten = game.rules.variants.some((variant) => getMeasure(game.results, variant));
  for (const isTouch of [true, false]) expect(game.brief ? getBrief(game.brief, isTouch).length <= 90 : !canBeBeaten).toBe(true);
});

it.each(FINISHED_GAMES)('a result is within the bounds of its game, and one that cannot be is not (%s)', (_, finished) => {
  const { game, origin, impossible = [] } = finished;
  const read = (fragment: string) => readChallenge(fragment, game, origin.variant, origin.seed).challenge;
  const measured = measureGame(game.results, { ...origin, ...finished, elapsedMs: ELAPSED_MS });
  const fragment = formatChallenge(measured, '');
  expect(read(fragment)).toEqual(fragment === '' ? undefined : [{ figure: measured?.figure, by: null }]);
  expect(impossible.filter((figure) => read(`#beat=${figure}`))).toEqual([]);
});
