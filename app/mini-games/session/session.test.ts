// What a player does with a session, and what it says.
import { describe, expect, it, vi } from 'vitest';
import { engine as counterEngine } from '#app/mini-games/counter/rules/rules.ts';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import type { Engine } from '#app/mini-games/rules.ts';
import { memoryStorage } from './device-storage.ts';
import { createSession } from './session.ts';
import { counter } from './test-game.ts';
import { testWorld } from './test-world.ts';

const ADD = { type: 'add' } as const;

function counting(world = testWorld(), entry: Partial<LoadedGame> = {}) {
  return { world, session: createSession({ ...counter, ...entry }, counterEngine, world) };
}

/** Adds until the game is over. */
function playToTheEnd(session: ReturnType<typeof counting>['session']): void {
  while (session.getSnapshot().status === 'playing') session.play(ADD);
}

describe('moves', () => {
  it('change the state and tell the listeners once', () => {
    const { session } = counting();
    const listener = vi.fn<() => void>();
    session.subscribe(listener);
    session.play(ADD);
    expect(session.getSnapshot().state.count).toBeGreaterThan(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('that are refused leave the state and say why', () => {
    const { session } = counting();
    playToTheEnd(session);
    const { state } = session.getSnapshot();
    session.play(ADD);
    expect(session.getSnapshot().state).toBe(state);
    expect(session.getSnapshot().notice).toBe('This game is over.');
  });

  it('can be taken back to the start, one by one', () => {
    const { session } = counting();
    const { state: start } = session.getSnapshot();
    session.play(ADD);
    const { state: afterOne } = session.getSnapshot();
    session.play(ADD);
    session.undo();
    expect(session.getSnapshot().state).toEqual(afterOne);
    session.undo();
    expect(session.getSnapshot().state).toEqual(start);
    expect(session.getSnapshot().canUndo).toBe(false);
    session.undo();
    expect(session.getSnapshot().state).toEqual(start);
  });

  it('are pointed out by a hint until the next one', () => {
    const { session } = counting();
    session.askHint();
    expect(session.getSnapshot().hint).toEqual(ADD);
    session.play(ADD);
    expect(session.getSnapshot().hint).toBeNull();
  });
});

/** A game that talks: saying a word makes news of it, silence is refused in words, and the next game knows the words of this one's start. */
type Word = { readonly type: 'say'; readonly word: string };
interface Talk {
  readonly words: readonly string[];
  readonly round: number; // how many games there have been, this one included
}

const talking: Engine<Talk, Word, null> = {
  version: 1,
  variants: [{ label: 'Talk', options: null }],
  start: (_, __, carried) => ({ words: [], round: typeof carried === 'number' ? carried + 1 : 1 }),
  play: (state, { word }) => (word === '' ? state : { ...state, words: [...state.words, word] }),
  refusal: (_, { word }) => (word === '' ? 'Say something.' : null),
  status: () => 'playing',
  score: (state) => state.words.length,
  describe: (state) => `Round ${state.round}`,
  candidateMoves: () => ['hi', 'yo', 'hey'].map((word) => ({ type: 'say', word })),
  explain: (_, { word }) => `Everybody likes "${word}".`,
  news: (_, after) => (after.words.at(-1) === 'hooray' ? { title: 'Hooray!' } : null),
  carry: (state) => state.round,
};

function talk(storage = memoryStorage(), entry: Partial<LoadedGame> = {}) {
  const session = createSession({ ...counter, canRedo: true, ...entry }, talking, testWorld(storage));
  return { session, say: (word: string) => session.play({ type: 'say', word }), shown: session.getSnapshot };
}

describe('redo', () => {
  it('brings back what undo took, until another move is played', () => {
    const { session, say, shown } = talk();
    say('one');
    say('two');
    session.undo();
    session.undo();
    expect(shown().canRedo).toBe(true);
    session.redo();
    expect(shown().state.words).toEqual(['one']);
    say('three');
    expect(shown().canRedo).toBe(false);
    session.redo();
    expect(shown().state.words).toEqual(['one', 'three']);
  });

  it('is only there where the game has it, and not in a pause', () => {
    const without = talk(memoryStorage(), { canRedo: false });
    without.say('one');
    without.session.undo();
    without.session.redo();
    expect(without.shown().state.words).toEqual([]);
    const { session, say, shown } = talk();
    say('one');
    session.undo();
    session.pause('player');
    session.redo();
    expect(shown().state.words).toEqual([]);
  });

  it('can finish a game again, which still counts once', () => {
    const { session } = counting(testWorld(), { canRedo: true });
    playToTheEnd(session);
    const { status } = session.getSnapshot();
    session.undo();
    session.redo();
    expect(session.getSnapshot().status).toBe(status);
    expect(session.getSnapshot().statistics.played).toBe(1);
  });
});

describe('hints', () => {
  it('go round the good moves while nothing is played, and say why', () => {
    const { session, shown } = talk();
    const asked = Array.from({ length: 4 }, () => {
      session.askHint();
      return shown().hint?.word;
    });
    expect(asked).toEqual(['hi', 'yo', 'hey', 'hi']);
    expect(shown().notice).toBe('Everybody likes "hi".');
  });

  it('count once for each position, and begin with the best move again', () => {
    const { session, say, shown } = talk();
    session.askHint();
    session.askHint();
    expect(shown().hints).toBe(1);
    say('hi');
    expect(shown().notice).toBeNull();
    session.askHint();
    expect(shown().hint?.word).toBe('hi');
    expect(shown().hints).toBe(2);
    session.newGame();
    expect(shown().hints).toBe(0);
  });

  it('are counted on after a reload', () => {
    const storage = memoryStorage();
    const { session, say } = talk(storage);
    session.askHint();
    say('hi');
    session.close();
    expect(talk(storage).shown().hints).toBe(1);
  });

  it('are not there in a pause, or where the game has none', () => {
    const { session, shown } = talk();
    session.pause('player');
    session.askHint();
    expect(shown().hint).toBeNull();
    const without = talk(memoryStorage(), { hasHints: false });
    without.session.askHint();
    expect(without.shown().hint).toBeNull();
  });
});

describe('what the session says', () => {
  it('is why a move was refused, each time anew, until a move is played', () => {
    const { say, shown } = talk();
    say('');
    const { notices } = shown();
    say('');
    expect(shown().notice).toBe('Say something.');
    expect(shown().notices).toBe(notices + 1);
    say('hi');
    expect(shown().notice).toBeNull();
  });

  it('is news once: the same news is the same object until there is other news', () => {
    const { session, say, shown } = talk();
    say('hi');
    expect(shown().news).toBeNull();
    say('hooray');
    const { news } = shown();
    expect(news).toEqual({ title: 'Hooray!' });
    say('hi');
    expect(shown().news).toBe(news);
    say('hooray');
    expect(shown().news).not.toBe(news);
    session.newGame();
    expect(shown().news).toBeNull();
  });
});

describe('the next game', () => {
  it('knows what the game before had to say, in this session and the next', () => {
    const storage = memoryStorage();
    const { session, shown } = talk(storage);
    session.newGame();
    expect(shown().state.round).toBe(2);
    expect(talk(storage).shown().state.round).toBe(3);
  });

  it('is not confused by a game that goes on after a reload', () => {
    const storage = memoryStorage();
    const { session, say } = talk(storage);
    session.newGame();
    say('hi');
    session.close();
    const later = talk(storage);
    expect(later.shown().state).toEqual({ words: ['hi'], round: 2 });
    later.session.undo();
    expect(later.shown().state).toEqual({ words: [], round: 2 });
  });

  it.each(['', '{', 'null', '"seven"', '[1]'])('G6 begins afresh from stored garbage: %j', (garbage) => {
    const storage = memoryStorage();
    storage.set('counter.carried', garbage);
    expect(talk(storage).shown().state.round).toBe(1);
  });
});

describe('preferences', () => {
  it('are kept on the device, for all games together', () => {
    const storage = memoryStorage();
    talk(storage).session.setPreference('bright', true);
    const { session } = counting(testWorld(storage));
    session.setPreference('calm', false);
    expect(talk(storage).shown().preferences).toEqual({ bright: true, calm: false });
  });

  it.each(['', '{', '[]', 'null', '{"bright":"yes"}'])('G6 are none in stored garbage: %j', (garbage) => {
    const storage = memoryStorage();
    storage.set('preferences', garbage);
    expect(talk(storage).shown().preferences).toEqual({});
  });
});
