// Tests game links: formatting, parsing, and playing their games separately from the visitor's own game.
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { DAMAGED_LINK, NEWER_LINK, OUTDATED_LINK, parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { ADD, createTestStore, leaveGame, playToTheEnd } from './test-game-store.ts';

const rules = { ...counter.rules, version: 3 };
const [, second] = rules.variants;

describe('a link', () => {
  it.each([
    ['without a version and a variant', '?seed=3f2a91', rules.variants[0]],
    ['with capital digits and what is not ours', `?variant=${second?.id}&seed=3F2A91&utm_source=mail`, second],
    ['copied out of HTML', `?variant=${second?.id}&amp;seed=3f2a91&amp;v=3`, second],
  ])('leads to its game %s', (_, search, variant) => {
    expect(parseLink(search, rules)).toEqual({ kind: 'game', variant, seed: 0x3f2a91 });
  });

  it.each(['.', ',', ')', ').', '!"', '…', '>', '*'])('may have %s behind it, as in a chat', (punctuation) => {
    const link = { kind: 'game', variant: second, seed: 0x3f2a91 };
    for (const query of [
      `?variant=${second?.id}&seed=3f2a91&v=3`,
      `?v=3&variant=${second?.id}&seed=3f2a91`,
      `?seed=3f2a91&variant=${second?.id}`,
    ])
      expect(parseLink(new URL(query + punctuation, 'https://a.example').search, rules)).toEqual(link);
  });

  it.each(['', '?', '?v=2', '?q=solitaire'])('is absent in %j', (search) => expect(parseLink(search, rules)).toEqual({ kind: 'none' }));

  it.each([
    '?variant=nonsense&seed=1',
    '?seed=',
    '?seed=1.5',
    '?seed=123456789',
    `?variant=${rules.variants[0].id}`,
    '?seed=1&v=',
    '?seed=1&v=3x',
    '?seed=1&first=0', // this game has no first move that determines the board
  ])('is invalid: %s', (search) => expect(parseLink(search, rules)).toBe(DAMAGED_LINK));

  it.each(['', 'x', '1x', 'x1', '-1', '0.5', '12345'])('ignores an invalid first move: %s', (first) => {
    const begun = { ...rules, firstMove: { encode: () => 0, decode: () => ADD } };
    expect(parseLink('?seed=1&first=0', begun)).toMatchObject({ kind: 'game', opening: [ADD] });
    expect(parseLink(`?seed=1&first=${first}`, begun)).toBe(DAMAGED_LINK);
  });

  it.each(['?seed=1&v=2', '?variant=gone-since&seed=1&v=1'])('is of an older version of the rules: %s', (search) =>
    expect(parseLink(search, rules)).toBe(OUTDATED_LINK),
  );

  it.each(['?seed=1&v=4', '?seed=1&v=12', '?variant=yet-to-come&seed=1&v=4'])('is of a newer release: %s', (search) =>
    expect(parseLink(search, rules)).toBe(NEWER_LINK),
  );

  it('never throws, whatever the query', () => {
    const anyQuery = fc
      .record({ variant: fc.string(), seed: fc.string(), v: fc.string() })
      .map((query) => `?${new URLSearchParams(query)}`);
    fc.assert(fc.property(fc.oneof(fc.string(), anyQuery), (search) => void parseLink(search, rules)));
  });
});

const open = (storage: TextStorage, search = '') => createTestStore(storage, counter, parseLink(search, counter.rules));
const getState = (store: GameStore) => store.getSnapshot().state as CounterState;

describe('the game of a link', () => {
  const LINK = '?seed=e6'; // 230: "add" reaches ten exactly
  let storage: TextStorage;
  let own: CounterState; // the visitor's own game in progress

  beforeEach(() => {
    storage = createMemoryStorage();
    own = leaveGame(storage);
  });

  it("does not touch the visitor's own game, and says that it is waiting", () => {
    const { store } = open(storage, LINK);
    expect(store.getSnapshot()).toMatchObject({ notice: expect.any(String) as string, origin: { seed: 0xe6 } });
    expect(open(createMemoryStorage(), LINK).store.getSnapshot().notice).toBeNull();
    store.play(ADD);
    store.close();
    expect(getState(open(storage).store)).toEqual(own);
  });

  it('carries its challenge through a reload and a restart, not into the next game', () => {
    const device = createMemoryStorage();
    const challenge = [{ figure: 22_440, by: 'ANI' }] as const;
    const link = { ...parseLink(LINK, counter.rules), challenge, text: 'ANI: 22,440. Beat it.' } as GameLink;
    const { store } = createTestStore(device, counter, link);
    expect(store.getSnapshot().notice).toBe('ANI: 22,440. Beat it.');
    store.play(ADD);
    expect(store.getSnapshot().notice).toBeNull();
    store.close();
    const reloaded = createTestStore(device, counter, link).store;
    expect(reloaded.getSnapshot()).toMatchObject({ isUnderway: true, source: { challenge } });
    reloaded.restart();
    expect(reloaded.getSnapshot().source?.challenge).toEqual(challenge);
    reloaded.newGame();
    expect(reloaded.getSnapshot().source?.challenge).toBeUndefined();
  });

  it('is resumed by the same link only', () => {
    const state = leaveGame(storage, parseLink(LINK, counter.rules) as GameLink);
    expect(getState(open(storage, LINK).store)).toEqual(state);
    expect(getState(open(storage, '?seed=e7').store).count).toBe(0);
  });

  it('gives way to the own game, which is resumed', () => {
    const { store, effectTypes } = open(storage, LINK);
    store.play(ADD);
    const { gameNumber } = store.getSnapshot();
    effectTypes.length = 0;
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ state: own, gameNumber: gameNumber + 1, notice: expect.anything() });
    expect(effectTypes).toEqual(['link-abandoned', 'announce']);
    // The game of the link was abandoned: the link starts over, and the next new game is an ordinary one.
    expect(getState(open(storage, LINK).store).count).toBe(0);
    store.newGame();
    expect(store.getSnapshot()).toMatchObject({ state: { count: 0 }, notice: null });
  });

  it('is followed by a new game if no own game is waiting', () => {
    const device = createMemoryStorage();
    const { store, effectTypes } = open(device, LINK);
    playToTheEnd(store);
    store.newGame();
    expect(effectTypes).toContain('link-abandoned');
    store.play(ADD);
    store.close();
    expect(getState(open(device).store)).toEqual(getState(store));
  });

  it.each<[string, number, (store: GameStore) => void]>([
    ['its end, and counts', 1, playToTheEnd],
    ['its failure', 0, (store) => (store.play(ADD), store.send({ type: 'leave' }), store.fail(new Error('broken')))],
  ])('is deleted at %s; the own game is not', (_, played, end) => {
    const { store } = open(storage, LINK);
    end(store);
    store.close();
    expect(getState(open(storage, LINK).store).count).toBe(0);
    expect(open(storage).store.getSnapshot()).toMatchObject({ state: own, statistics: { played } });
  });
});

it.each([
  ['?seed=nonsense', "doesn't work"],
  ['?seed=1&v=0', 'rules have changed'],
])('a link without a game opens the ordinary game with a notice: %s', (search, reason) => {
  const { store } = open(createMemoryStorage(), search);
  expect(store.getSnapshot().notice).toContain(reason);
  store.play(ADD);
  expect(store.getSnapshot().notice).toBeNull();
});
