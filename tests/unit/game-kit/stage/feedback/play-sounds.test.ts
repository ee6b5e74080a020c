// Tests when sounds play, with an audio context that the device holds back.
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { giveFeedback, playCue } from '#app/game-kit/stage/feedback/feedback.ts';

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

vi.stubGlobal('AudioContext', function createContext() {
  return audio;
});
vi.stubGlobal('StereoPannerNode', function createPanner() {
  return node;
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  start.mockClear();
  audio.state = 'suspended';
  resumption = Promise.withResolvers<void>();
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
