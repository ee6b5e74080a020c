// Tests game links: formatting, parsing, and playing their games separately from the visitor's own game.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { DAMAGED_LINK, formatLink, NEWER_LINK, OUTDATED_LINK, parseLink, type GameLink } from '#app/game-kit/session/game-link.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-environment.ts';

const rules = { ...counter.rules, version: 3 };
const [, second] = rules.variants;
const ADD = { type: 'add' };

describe('a link', () => {
  it('is parsed as it was formatted', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), fc.constantFrom(...rules.variants), (seed, variant) => {
        expect(parseLink(formatLink(rules, { variant, seed, carried: undefined }, rules.start(variant.options, seed)), rules)).toEqual({
          kind: 'game',
          variant,
          seed,
        });
      }),
    );
  });

  it('needs neither a version nor a variant', () => {
    expect(parseLink('?seed=3f2a91', rules)).toEqual({ kind: 'game', variant: rules.variants[0], seed: 0x3f2a91 });
    expect(parseLink(`?variant=${second?.id}&seed=3F2A91&utm_source=mail`, rules)).toMatchObject({ variant: second, seed: 0x3f2a91 });
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

  it('may be copied out of HTML', () => {
    expect(parseLink(`?variant=${second?.id}&amp;seed=3f2a91&amp;v=3`, rules)).toEqual({ kind: 'game', variant: second, seed: 0x3f2a91 });
  });

  it.each(['', '?', '?v=2', '?q=solitaire'])('is absent in %j', (search) => expect(parseLink(search, rules)).toEqual({ kind: 'none' }));

  it.each([
    '?variant=nonsense&seed=1',
    '?variant=&seed=1',
    '?seed=',
    '?seed=xyz',
    '?seed=-1',
    '?seed=1.5',
    '?seed=123456789',
    `?variant=${rules.variants[0].id}`,
    '?seed=1&v=',
    '?seed=1&v=three',
    '?seed=1&v=3x',
    '?seed=1&v=x3',
    '?seed=1&first=0', // this game has no first move that determines the board
  ])('is invalid: %s', (search) => expect(parseLink(search, rules)).toBe(DAMAGED_LINK));

  it.each(['', 'x', '1x', 'x1', '-1', '0.5', '12345'])('ignores an invalid first move: %s', (first) => {
    const begun = { ...rules, linkCode: { encode: () => 0, decode: () => ADD } };
    expect(parseLink('?seed=1&first=0', begun)).toMatchObject({ kind: 'game', opening: [ADD] });
    expect(parseLink(`?seed=1&first=${first}`, begun)).toBe(DAMAGED_LINK);
  });

  it('to a variant that was taken out opens the nearest one and says so', () => {
    const [ten] = rules.variants;
    const link = parseLink('?variant=five&seed=1f&first=0', { ...rules, variants: [{ ...ten, formerly: { five: 'To five' } }] });
    expect(link).toMatchObject({ kind: 'game', variant: { id: ten.id }, seed: 0x1f, text: expect.stringContaining('To five') });
    expect(link).not.toHaveProperty('opening');
  });

  it.each(['?seed=1&v=2', '?variant=gone-since&seed=1&v=1'])('is of an older version of the rules: %s', (search) =>
    expect(parseLink(search, rules)).toBe(OUTDATED_LINK),
  );

  it.each(['?seed=1&v=4', '?seed=1&v=12', '?variant=yet-to-come&seed=1&v=4'])('is of a newer release: %s', (search) =>
    expect(parseLink(search, rules)).toBe(NEWER_LINK),
  );

  it('never throws, whatever the query', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseLink(search, rules)));
    fc.assert(
      fc.property(fc.record({ variant: fc.string(), seed: fc.string(), v: fc.string() }), (query) => {
        parseLink(`?${new URLSearchParams(query)}`, rules);
      }),
    );
  });
});

function open(storage: TextStorage, search = '') {
  const environment = createTestEnvironment(storage);
  const store = createGameStore(entry, counter, environment, parseLink(search, counter.rules));
  const effectTypes: string[] = [];
  store.listen(({ type }) => effectTypes.push(type));
  return { environment, store, effectTypes };
}

function getState(store: GameStore): CounterState {
  return store.getSnapshot().state as CounterState;
}

function playToTheEnd(store: GameStore): void {
  while (store.getSnapshot().outcome === null) store.play(ADD);
}

describe('the game of a link', () => {
  const LINK = '?seed=e6'; // 230: "add" reaches ten exactly

  /** Creates a device with an own game in progress. */
  function createDeviceWithGame(): { readonly storage: TextStorage; readonly own: CounterState } {
    const storage = createMemoryStorage();
    const { store } = open(storage);
    store.play(ADD);
    store.close();
    return { storage, own: getState(store) };
  }

  it("does not touch the visitor's own game, and says that it is waiting", () => {
    const { storage, own } = createDeviceWithGame();
    const { store } = open(storage, LINK);
    expect(store.getSnapshot().notice).not.toBeNull();
    expect(store.getSnapshot().origin.seed).toBe(0xe6);
    store.play(ADD);
    store.close();
    expect(getState(open(storage).store)).toEqual(own);
  });

  it('shows no notice if no own game is waiting', () => {
    expect(open(createMemoryStorage(), LINK).store.getSnapshot().notice).toBeNull();
  });

  it('carries its challenge through a reload and a restart, not into the next game', () => {
    const storage = createMemoryStorage();
    const challenge = [{ figure: 22_440, by: 'ANI' }] as const;
    const link = { ...parseLink(LINK, counter.rules), challenge, text: 'ANI: 22,440. Beat it.' } as GameLink;
    const openLink = () => createGameStore(entry, counter, createTestEnvironment(storage), link);
    const getChallenge = (store: GameStore) => store.getSnapshot().source?.challenge;
    const store = openLink();
    expect(store.getSnapshot().notice).toBe('ANI: 22,440. Beat it.');
    store.play(ADD);
    expect(store.getSnapshot().notice).toBeNull();
    store.close();
    const reloaded = openLink();
    expect(reloaded.getSnapshot()).toMatchObject({ isUnderway: true, source: { challenge } });
    reloaded.restart();
    expect(getChallenge(reloaded)).toEqual(challenge);
    reloaded.newGame();
    expect(getChallenge(reloaded)).toBeUndefined();
  });

  it('is resumed by the same link only', () => {
    const { storage } = createDeviceWithGame();
    const { store } = open(storage, LINK);
    store.play(ADD);
    store.play(ADD);
    store.close();
    expect(getState(open(storage, LINK).store)).toEqual(getState(store));
    expect(getState(open(storage, '?seed=e7').store).count).toBe(0);
  });

  it('gives way to the own game, which is resumed', () => {
    const { storage, own } = createDeviceWithGame();
    const { store, effectTypes } = open(storage, LINK);
    store.play(ADD);
    const { gameNumber } = store.getSnapshot();
    effectTypes.length = 0;
    store.newGame();
    expect(getState(store)).toEqual(own);
    expect(store.getSnapshot().gameNumber).toBe(gameNumber + 1);
    expect(store.getSnapshot().notice).not.toBeNull();
    expect(effectTypes).toEqual(['link-abandoned', 'announce', 'focus']);
    // The game of the link was abandoned: the link starts over, and the next new game is an ordinary one.
    expect(getState(open(storage, LINK).store).count).toBe(0);
    store.newGame();
    expect(getState(store).count).toBe(0);
    expect(store.getSnapshot().notice).toBeNull();
  });

  it('is followed by a new game if no own game is waiting', () => {
    const storage = createMemoryStorage();
    const { store, effectTypes } = open(storage, LINK);
    playToTheEnd(store);
    store.newGame();
    expect(effectTypes).toContain('link-abandoned');
    store.play(ADD);
    store.close();
    expect(getState(open(storage).store)).toEqual(getState(store));
  });

  it('counts in the statistics like any other', () => {
    const storage = createMemoryStorage();
    playToTheEnd(open(storage, LINK).store);
    expect(open(storage).store.getSnapshot().statistics.played).toBe(1);
  });

  it('is deleted at its end, but the own game is not', () => {
    const { storage, own } = createDeviceWithGame();
    const { store } = open(storage, LINK);
    playToTheEnd(store);
    store.close();
    expect(getState(open(storage, LINK).store).count).toBe(0);
    expect(getState(open(storage).store)).toEqual(own);
  });

  it('deletes only its own save when it throws', () => {
    const { storage, own } = createDeviceWithGame();
    const { store } = open(storage, LINK);
    store.play(ADD);
    store.fail(new Error('broken'));
    expect(getState(open(storage).store)).toEqual(own);
  });
});

describe('a link without a game', () => {
  it.each([
    ['?seed=nonsense', "doesn't work"],
    ['?seed=1&v=0', 'rules have changed'],
  ])('opens the ordinary game with a notice: %s', (search, reason) => {
    const { store } = open(createMemoryStorage(), search);
    expect(store.getSnapshot().notice).toContain(reason);
    store.play(ADD);
    expect(store.getSnapshot().notice).toBeNull();
  });
});
