// Tests which sounds events and effects have, and when they play: with an audio context that the device holds back.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { getEffectSounds, giveFeedback, playCue, prepareSounds } from '#app/game-kit/stage/feedback/feedback.ts';

const loud = {
  ...counter,
  sounds: {
    slid: 'place',
    merged: ({ power }: { readonly power: number }) => ({ cue: 'merge', semitones: 2 * power }),
  },
};

type TestEvent = GameEvent & Readonly<Record<string, unknown>>;

const listSoundsOf = (game: unknown, effect: Effect) =>
  getEffectSounds(game as MiniGame, effect).map(({ cue, semitones }) => `${cue} +${semitones}`);
const listSounds = (game: unknown, ...events: readonly TestEvent[]) => listSoundsOf(game, { type: 'events', events });

describe('events', () => {
  it('play in order, each cue once at its highest pitch', () => {
    const merged = (power: number) => ({ type: 'merged', power });
    expect(listSounds(loud, { type: 'slid' }, merged(2), merged(5), merged(3), { type: 'spawned' })).toEqual(['place +0', 'merge +10']);
  });

  it('without an entry are silent, and so is a game without a table', () => {
    expect(listSounds(loud, { type: 'spawned' })).toEqual([]);
    expect(listSounds(counter, { type: 'added', step: 1 })).toEqual([]);
  });
});

it.each<[Effect, readonly string[]]>([
  [{ type: 'ended', result: 'won' }, ['win +0']],
  [{ type: 'ended', result: 'lost' }, ['lose +0']],
  [{ type: 'ended', result: 'over' }, ['lose +0']],
  [{ type: 'ended', result: 'draw' }, ['flag +0']],
  [{ type: 'announce', text: 'X' }, []],
  [{ type: 'celebrate' }, []],
])('%o sounds the same in all games: %o', (effect, sounds) => {
  expect(listSoundsOf(loud, effect)).toEqual(sounds);
});

const node = { connect: (next: unknown) => next, gain: {}, playbackRate: {} };
const start = vi.fn();
/** What `resume` waits for: a call has ended, or the browser has refused. */
let resumption = Promise.withResolvers<void>();

const audio = {
  state: 'suspended',
  resume: () => resumption.promise,
  createBuffer: () => ({ getChannelData: () => ({ set() {} }) }),
  createBufferSource: () => ({ ...node, start }),
  createGain: () => node,
};

function resume(): void {
  audio.state = 'running';
  resumption.resolve();
}

beforeEach(async () => {
  vi.stubGlobal('AudioContext', function createContext() {
    return audio;
  });
  vi.stubGlobal('StereoPannerNode', function createPanner() {
    return node;
  });
  vi.useFakeTimers({ toFake: ['performance'] });
  start.mockClear();
  audio.state = 'suspended';
  resumption = Promise.withResolvers<void>();
  await prepareSounds(); // whichever test comes first, the browser answers one that listens
});
afterEach(() => void vi.useRealTimers());

const ask = () => playCue('place', performance.now());

it('plays the first sound, which wakes the audio', async () => {
  const played = ask();
  resume();
  await played;
  expect(start).toHaveBeenCalledTimes(1);
  await ask();
  expect(start).toHaveBeenCalledTimes(2);
});

it('drops what was asked for during a call or on the lock screen', async () => {
  const asked = Array.from({ length: 46 }, ask);
  vi.advanceTimersByTime(60_000);
  resume();
  await Promise.all(asked);
  expect(start).not.toHaveBeenCalled();
  await ask();
  expect(start).toHaveBeenCalledTimes(1);
});

it('is silent if the browser refuses to resume', async () => {
  const refused = ask();
  resumption.reject(new DOMException('', 'NotAllowedError'));
  await refused;
  expect(start).not.toHaveBeenCalled();
});

it('drops the sounds of a game whose code arrived too late', async () => {
  audio.state = 'running';
  const askedAt = performance.now();
  vi.advanceTimersByTime(5000);
  await giveFeedback({} as MiniGame, { type: 'ended', result: 'won' }, askedAt);
  expect(start).not.toHaveBeenCalled();
});
