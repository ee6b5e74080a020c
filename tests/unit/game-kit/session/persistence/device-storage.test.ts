// Tests what is stored on the device, what happens if that refuses, and when it was changed by another tab.
import { describe, expect, it, vi } from 'vitest';
import { parseStoredValue } from '#app/storage/read.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { NO_STATISTICS, Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { FAULTS, stubLocalStorage } from '#tests/unit/storage/local-storage-stub.ts';
import { ADD, createTestStore, playToTheEnd } from '#tests/unit/game-kit/session/test-game-store.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';

const SAVE = 'apricot.mini-games.counter.save';

/** Makes a move in a game of this device and waits until it is saved. */
function playSaved({ store, environment }: ReturnType<typeof createTestStore>): void {
  store.play(ADD);
  environment.advance(1000);
}

it('stores a text on the device under its own key prefix, and says so', () => {
  const { texts } = stubLocalStorage();
  const storage = createDeviceStorage();
  storage.set('save', 'text');
  expect(storage.hasUnstored()).toBe(false);
  expect(createDeviceStorage().get('save')).toBe('text');
  expect(Object.keys(texts)).toEqual(['apricot.mini-games.save']);
  expect(storage.remove('save')).toBe(true);
  expect(createDeviceStorage().get('save')).toBeNull();
});

it('lists the keys of its own texts, including those that the device refused', () => {
  const { texts, fail } = stubLocalStorage();
  Object.assign(texts, { 'apricot.mini-games.save': 'text', 'apricot.contact-draft': 'another prefix' });
  fail('full');
  const storage = createDeviceStorage();
  storage.set('variant', 'text');
  storage.set('save', 'text');
  expect(storage.keys()).toEqual(['save', 'variant']);
  fail('denied');
  expect(storage.keys()).toEqual(['variant', 'save']);
});

describe('G6 on a device that refuses', () => {
  it.each(FAULTS)('keeps a text in memory until the page is left, and says so (%s)', (fault) => {
    stubLocalStorage().fail(fault);
    const storage = createDeviceStorage();
    storage.set('save', 'text');
    expect(storage.hasUnstored()).toBe(true);
    expect(storage.get('save')).toBe('text');
    storage.remove('save');
    expect(storage.hasUnstored()).toBe(false);
    expect(storage.get('save')).toBeNull();
  });

  it('reads the latest text, not an older one that was stored', () => {
    stubLocalStorage(6);
    const storage = createDeviceStorage();
    for (const text of ['short', 'much longer', 'again']) {
      storage.set('save', text);
      expect(storage.get('save')).toBe(text);
    }
  });

  it('stores what waited as soon as there is room', () => {
    stubLocalStorage(6);
    const storage = createDeviceStorage();
    storage.set('save', 'short');
    storage.set('variant', 'other');
    expect(storage.hasUnstored()).toBe(true);
    storage.remove('save');
    expect(storage.hasUnstored()).toBe(false);
    expect(createDeviceStorage().get('variant')).toBe('other');
  });

  it('says that it did not delete what it may not change', () => {
    const { fail } = stubLocalStorage();
    createDeviceStorage().set('save', 'text');
    fail('read-only');
    expect(createDeviceStorage().remove('save')).toBe(false);
  });
});

describe('data of a newer release', () => {
  const KEY = 'counter.statistics.ten';
  const STATISTICS = `apricot.mini-games.${KEY}`;
  const LATER = JSON.stringify({ version: 2, played: 70, won: [40, 30] });
  const ONE_PLAYED = JSON.stringify({ ...NO_STATISTICS, played: 1 });
  const TWO_PLAYED = JSON.stringify({ ...NO_STATISTICS, played: 2 });

  it('stays on the device; this visit keeps its own data in memory', () => {
    const { texts } = stubLocalStorage();
    texts[STATISTICS] = LATER;
    const storage = createDeviceStorage();
    expect(parseStoredValue(Statistics, storage.get(KEY))).toBeNull();
    storage.set(KEY, ONE_PLAYED);
    storage.set(KEY, TWO_PLAYED);
    expect(parseStoredValue(Statistics, storage.get(KEY))?.played).toBe(2);
    expect(texts[STATISTICS]).toBe(LATER);
    expect(createDeviceStorage().get(KEY)).toBe(LATER);
  });

  it.each(['', '{', '[2]', '{"version":"2"}', '{"version":0}', ONE_PLAYED])('is not assumed for %s, which is overwritten', (text) => {
    const { texts } = stubLocalStorage();
    texts[STATISTICS] = text;
    createDeviceStorage().set(KEY, TWO_PLAYED);
    expect(createDeviceStorage().get(KEY)).toBe(TWO_PLAYED);
  });

  it('includes a save: an older tab plays on and does not replace it', () => {
    const { texts } = stubLocalStorage();
    const later = JSON.stringify({ version: 2, moves: 'in another shape' });
    texts[SAVE] = later;
    const opened = createTestStore(createDeviceStorage());
    playSaved(opened);
    playToTheEnd(opened.store);
    opened.store.close();
    expect(texts[SAVE]).toBe(later);
  });

  it('is recognized by the first characters of a text, in everything that a game writes', () => {
    const { texts } = stubLocalStorage();
    const opened = createTestStore(createDeviceStorage());
    playToTheEnd(opened.store);
    opened.store.newGame();
    playSaved(opened);
    const records = Object.values(texts).filter((text) => text.startsWith('{'));
    expect(records.length).toBeGreaterThan(1);
    for (const text of records) expect(text).toMatch(/^{"version":1,/);
  });
});

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
