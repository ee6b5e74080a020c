import { afterEach, expect, it, vi } from 'vitest';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';

afterEach(() => vi.unstubAllGlobals());

it.each<[name: string, type: string, properties: object, calls: number]>([
  ['another tab changes a game', 'storage', { key: 'apricot.mini-games.sudoku.save' }, 1],
  ['another tab deletes everything', 'storage', { key: null }, 1],
  ['another tab changes something else', 'storage', { key: 'apricot.vitals' }, 0],
  ['the page comes back from the back-forward cache, where it heard nothing', 'pageshow', { persisted: true }, 1],
  ['the page is shown for the first time', 'pageshow', { persisted: false }, 0],
])('when %s', (_, type, properties, calls) => {
  vi.stubGlobal('window', new EventTarget());
  const onChange = vi.fn<() => void>();
  const stop = watchOtherTabs(onChange);
  window.dispatchEvent(Object.assign(new Event(type), properties));
  expect(onChange).toHaveBeenCalledTimes(calls);
  stop();
  window.dispatchEvent(Object.assign(new Event(type), properties));
  expect(onChange).toHaveBeenCalledTimes(calls);
});
