import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine as counter } from '#app/mini-games/counter/rules/rules.ts';
import type { Engine } from '#app/mini-games/rules.ts';
import { createHistory } from './history.ts';

const ADD = { type: 'add' } as const;
const SKIP = { type: 'skip' } as const;
const TICK = { type: 'tick' } as const;

type EchoMove = { readonly type: 'say'; readonly word: string } | typeof TICK;
interface EchoState {
  readonly said: readonly string[]; // what was said, and '…' for each echo
  readonly carried: unknown;
}

/** The player says a word, the clock echoes it; silence is refused. */
const echo: Engine<EchoState, EchoMove, null> = {
  version: 1,
  variants: [{ label: 'Echo', options: null }],
  start: (_, __, carried) => ({ said: [], carried }),
  play(state, move) {
    if (move.type === 'say') return move.word === '' ? state : { ...state, said: [...state.said, move.word] };
    return state.said.length === 0 ? state : { ...state, said: [...state.said, '…'] };
  },
  status: () => 'playing',
  score: (state) => state.said.length,
  describe: (state) => state.said.join(' '),
  candidateMoves: () => [],
  clock: { period: () => 100, tick: () => TICK },
};

function counting(saved: readonly (typeof ADD | typeof SKIP)[] = [], isKept = true) {
  return createHistory(counter, { variant: counter.variants[0], seed: 5, carried: undefined }, saved, isKept);
}

/** Two words, each with its echoes. */
function echoing() {
  const history = createHistory(echo, { variant: echo.variants[0], seed: 1, carried: 'before' }, [], true);
  if (!history) throw new Error('An echo refused to start');
  for (const move of [{ type: 'say', word: 'hi' }, TICK, TICK, { type: 'say', word: 'yo' }, TICK] as const) history.play(move);
  return history;
}

describe('a refused move', () => {
  it('is not remembered, and leaves what was undone', () => {
    const history = echoing();
    history.undo();
    const { state, moves } = history;
    expect(history.play({ type: 'say', word: '' })).toBe(false);
    expect(history.state).toBe(state);
    expect(history.moves).toEqual(moves);
    expect(history.canRedo).toBe(true);
  });
});

describe('undo', () => {
  it("takes back the player's last move with all that the clock made of it", () => {
    const history = echoing();
    expect(history.undo()).toBe(true);
    expect(history.state.said).toEqual(['hi', '…', '…']);
    expect(history.undo()).toBe(true);
    expect(history.state.said).toEqual([]);
  });

  it('ends at the start, where there is nothing of the player', () => {
    const history = echoing();
    history.undo();
    history.undo();
    expect(history.canUndo).toBe(false);
    expect(history.undo()).toBe(false);
  });

  it('starts again from what the game before had to say', () => {
    const history = echoing();
    history.undo();
    expect(history.state.carried).toBe('before');
  });
});

describe('redo', () => {
  it('brings back what was undone, ticks included, the last one first', () => {
    const history = echoing();
    const { state, moves } = history;
    history.undo();
    history.undo();
    expect(history.redo()).toBe(true);
    expect(history.state.said).toEqual(['hi', '…', '…']);
    expect(history.redo()).toBe(true);
    expect(history.state).toEqual(state);
    expect(history.moves).toEqual(moves);
  });

  it('has nothing to bring back before an undo and after a new move', () => {
    const history = echoing();
    expect(history.canRedo).toBe(false);
    expect(history.redo()).toBe(false);
    history.undo();
    history.play({ type: 'say', word: 'new' });
    expect(history.canRedo).toBe(false);
    expect(history.state.said.at(-1)).toBe('new');
  });
});

describe('a game from saved moves', () => {
  it('is the same game, and can be taken back as before', () => {
    const played = counting();
    played?.play(ADD);
    played?.play(SKIP);
    const restored = counting([ADD, SKIP]);
    expect(restored?.state).toEqual(played?.state);
    restored?.undo();
    played?.undo();
    expect(restored?.state).toEqual(played?.state);
  });

  it('does not exist when the rules refuse one of them', () => {
    expect(counting(Array.from({ length: 50 }, () => ADD))).toBeNull();
  });
});

it('remembers no more than the first move where nothing is kept', () => {
  const history = counting([], false);
  for (let count = 0; count < 5; count += 1) history?.play(SKIP);
  expect(history?.moves).toEqual([SKIP]);
});

it('leads to the same state by any way of undoing and redoing', () => {
  const step = fc.constantFrom('add', 'skip', 'undo', 'redo');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const history = counting();
      if (!history) throw new Error('The counter refused to start');
      for (const each of steps) {
        if (each === 'undo') history.undo();
        else if (each === 'redo') history.redo();
        else history.play({ type: each });
      }
      expect(counting(history.moves as (typeof ADD | typeof SKIP)[])?.state).toEqual(history.state);
    }),
    { numRuns: 50 },
  );
});
