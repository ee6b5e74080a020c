import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine, PENALTY_MS, shownSeconds, type ColorMatchState } from './rules.ts';
import { CARD_COLOR, INK_COLORS, INKS, type Color } from './inks.ts';
import { isMatch, newDeck, nextPrompt, type Prompt } from './prompts.ts';

const CLASSIC = { totalMs: 30_000 };
const RELAXED = { totalMs: 60_000 };

const started = (options = CLASSIC, seed = 7) => engine.play(engine.start(options, seed), { type: 'start' });
const pass = (state: ColorMatchState, elapsedMs: number) => engine.play(state, { type: 'tick', elapsedMs });
const say = (state: ColorMatchState, saysMatch: boolean) => engine.play(state, { type: 'answer', number: state.number, saysMatch });
const sayRight = (state: ColorMatchState) => say(state, isMatch(state.deck.prompt));
const sayWrong = (state: ColorMatchState) => say(state, !isMatch(state.deck.prompt));

describe('prompts', () => {
  const DRAWS = 10_000;
  const prompts: Prompt[] = [];
  let deck = newDeck(3);
  while (prompts.length < DRAWS) {
    prompts.push(deck.prompt);
    deck = nextPrompt(deck);
  }

  it('COL1 match when the word names the ink', () => {
    expect(isMatch({ word: 'red', ink: 'red' })).toBe(true);
    expect(isMatch({ word: 'red', ink: 'blue' })).toBe(false);
  });

  it('COL2 match in half of the draws, and mismatch with each other ink equally often', () => {
    const matches = prompts.filter(isMatch).length;
    expect(Math.abs(matches / DRAWS - 0.5)).toBeLessThan(0.02);
    for (const word of INKS) {
      const others = INKS.filter((ink) => ink !== word);
      const counts = others.map((ink) => prompts.filter((prompt) => prompt.word === word && prompt.ink === ink).length);
      const expected = counts.reduce((sum, count) => sum + count, 0) / others.length;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(16.27); // p = 0.001 with 3 degrees of freedom
    }
  });

  it('COL3 never come twice in a row, nor with more than four equal answers in a row', () => {
    let run = 1;
    let longest = 1;
    prompts.forEach((prompt, index) => {
      const before = prompts[index - 1];
      if (!before) return;
      expect(prompt).not.toEqual(before);
      run = isMatch(prompt) === isMatch(before) ? run + 1 : 1;
      longest = Math.max(longest, run);
    });
    expect(longest).toBe(4);
  });
});

describe('the clock', () => {
  it('COL4 waits for Start', () => {
    const state = engine.start(CLASSIC, 1);
    expect(engine.clock?.period(state)).toBeNull();
    expect(engine.hasBegun?.(state)).toBe(false);
    expect(pass(state, 5000)).toBe(state);
    expect(sayRight(state)).toBe(state);
    expect(engine.clock?.period(started())).toBe(1000);
  });

  it('COL4 runs for 30 seconds, or 60, and ends at 0 even when one tick takes longer than the game', () => {
    expect(engine.status(pass(started(), 29_999))).toBe('playing');
    expect(pass(started(), 30_000).remainingMs).toBe(0);
    expect(pass(started(), 90_000).remainingMs).toBe(0);
    expect(engine.status(pass(started(RELAXED), 59_999))).toBe('playing');
    expect(engine.status(pass(started(RELAXED), 60_000))).not.toBe('playing');
  });

  it('shows whole seconds, rounded up, and wakes when another one is to be shown', () => {
    const state = pass(started(), 400);
    expect(shownSeconds(state)).toBe(30);
    expect(engine.clock?.period(state)).toBe(600);
    expect(shownSeconds(pass(state, 600))).toBe(29);
    expect(shownSeconds(pass(started(), 29_999))).toBe(1);
  });

  it('COL5 discards an answer at or after the end', () => {
    const over = pass(sayRight(started()), 30_000);
    expect(sayRight(over)).toBe(over);
    expect(engine.score(over)).toBe(1);
    expect(engine.describe(over)).toBe('Game Over! Score: 1');
  });

  it('COL5 ends at once with a penalty that reaches 0', () => {
    const over = sayWrong(pass(started(), 30_000 - PENALTY_MS));
    expect(over.remainingMs).toBe(0);
    expect(engine.status(over)).not.toBe('playing');
    expect(sayWrong(pass(started(), 29_000)).remainingMs).toBe(0);
    expect(engine.clock?.period(over)).toBeNull();
  });

  it('COL8 is one clock, however often Start is pressed', () => {
    const state = pass(started(), 1234);
    expect(engine.play(state, { type: 'start' })).toBe(state);
  });

  it('tells the time at 10 and at 5 seconds only', () => {
    let state = started();
    const said = new Set<string>();
    while (engine.status(state) === 'playing') {
      said.add(engine.describe(state));
      state = pass(state, engine.clock?.period(state) ?? 0);
    }
    expect([...said]).toEqual(['Do word and ink agree?', 'The last 10 seconds!', 'The last 5 seconds!']);
  });
});

describe('answers', () => {
  it('COL6 count once for each prompt', () => {
    const state = started();
    const answers = [true, false].map((saysMatch) => ({ type: 'answer', number: state.number, saysMatch }) as const);
    const [once, twice] = [answers.slice(0, 1), answers].map((moves) => moves.reduce<ColorMatchState>(engine.play, state));
    expect(twice).toEqual(once);
    expect(twice?.number).toBe(2);
  });

  it('COL7 give a point when they are right, and cost two seconds and no point when they are wrong', () => {
    const state = sayRight(sayRight(started()));
    expect(engine.score(state)).toBe(2);
    expect(state.remainingMs).toBe(30_000);
    const after = sayWrong(state);
    expect(engine.score(after)).toBe(2);
    expect(after.remainingMs).toBe(28_000);
    expect([state.streak, after.streak]).toEqual([2, 0]);
    expect(after.last?.isRight).toBe(false);
  });

  it('COL10 are summed up: right, wrong, accuracy and mean reaction', () => {
    let state = sayRight(pass(started(), 500));
    state = sayRight(pass(pass(state, 300), 500));
    state = sayWrong(pass(state, 1101));
    expect(engine.summary?.(pass(state, 60_000))).toEqual(['Right: 2', 'Wrong: 1', 'Accuracy: 67%', 'Mean reaction: 800 ms']);
    expect(engine.summary?.(pass(started(), 30_000))).toEqual(['Right: 0', 'Wrong: 0']);
  });
});

/** The luminance of a colour as WCAG 2 means it (OKLab to linear sRGB after Björn Ottosson). */
function luminance({ lightness, chroma, hue }: Color): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel))) as [number, number, number];
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2];
}

it('COL11 has inks that stand out from the card by 3:1, and differ in hue and in lightness', () => {
  const card = luminance(CARD_COLOR) + 0.05;
  for (const ink of INKS) expect((luminance(INK_COLORS[ink]) + 0.05) / card).toBeGreaterThanOrEqual(3);
  for (const ink of INKS) {
    for (const other of INKS.filter((candidate) => candidate !== ink)) {
      const [one, two] = [INK_COLORS[ink], INK_COLORS[other]];
      expect(Math.abs(one.lightness - two.lightness)).toBeGreaterThan(0.05);
      const turn = Math.abs(one.hue - two.hue);
      expect(Math.min(turn, 360 - turn)).toBeGreaterThan(30);
    }
  }
});

it('COL13 scores whatever was reached when the time is up', () => {
  expect(engine.status(pass(sayRight(started()), 30_000))).toBe('won');
  expect(engine.status(pass(sayWrong(started()), 30_000))).toBe('lost');
});

it('replays a recorded game', () => {
  const answers = [true, false, true, true, false, false, true, false, true, true, false, true];
  let state = started(CLASSIC, 2_026);
  const dealt: string[] = [];
  for (const saysMatch of answers) {
    dealt.push(`${state.deck.prompt.word}/${state.deck.prompt.ink}`);
    state = say(pass(state, 700), saysMatch);
  }
  const words =
    'blue/blue pink/red green/green blue/yellow pink/green blue/blue pink/pink red/blue red/green green/pink pink/blue pink/pink';
  expect(dealt).toEqual(words.split(' '));
  expect([state.right, state.wrong, state.remainingMs]).toEqual([8, 4, 13_600]);
});

it('counts every answer once and never lets the time grow, whatever is played', () => {
  const inputs = fc.array(fc.oneof(fc.boolean(), fc.integer({ min: -5, max: 3000 })), { maxLength: 60 });
  fc.assert(
    fc.property(fc.nat(), inputs, (seed, played) => {
      let state = started(CLASSIC, seed);
      for (const input of played) {
        const before = state;
        state = typeof input === 'boolean' ? say(state, input) : pass(state, input);
        expect(state.right + state.wrong).toBe(state.number - 1);
        expect(state.remainingMs).toBeLessThanOrEqual(before.remainingMs);
        expect(state.remainingMs).toBeGreaterThanOrEqual(0);
        expect(state.deck.run).toBeLessThanOrEqual(4);
        if (typeof input === 'number' && input <= 0) expect(state).toBe(before);
      }
    }),
    { numRuns: 60 },
  );
});
