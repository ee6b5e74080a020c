// Links that carry a game: what they say, what they refuse, and the detour that their game is.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counter as entry } from '#templates/mini-game/entry.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { CounterState } from '#templates/mini-game/rules/rules.ts';
import { createMemoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { DAMAGED_LINK, formatLink, NEWER_LINK, OUTDATED_LINK, parseLink } from '#app/game-kit/session/game-link.ts';
import { createGameStore, type GameStore } from '#app/game-kit/session/game-store.ts';
import { createTestEnvironment } from './test-world.ts';

const rules = { ...counter.rules, version: 3 };
const [, second] = rules.variants;
const ADD = { type: 'add' };

describe('a link', () => {
  it('is read as it was written', () => {
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

  it.each(['', '?', '?v=2', '?q=solitaire'])('is none: %j', (search) => expect(parseLink(search, rules)).toEqual({ kind: 'none' }));

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
    '?seed=1&first=0', // this game's first move decides nothing
  ])('is damaged: %s', (search) => expect(parseLink(search, rules)).toBe(DAMAGED_LINK));

  it.each(['', 'x', '1x', 'x1', '-1', '0.5', '12345'])('takes along no first move that is none: %s', (first) => {
    const begun = { ...rules, firstMoveCode: { encode: () => 0, decode: () => ADD } };
    expect(parseLink('?seed=1&first=0', begun)).toMatchObject({ kind: 'game', opening: [ADD] });
    expect(parseLink(`?seed=1&first=${first}`, begun)).toBe(DAMAGED_LINK);
  });

  it.each(['?seed=1&v=2', '?variant=gone-since&seed=1&v=1'])('was made for earlier rules: %s', (search) =>
    expect(parseLink(search, rules)).toBe(OUTDATED_LINK),
  );

  it.each(['?seed=1&v=4', '?seed=1&v=12', '?variant=yet-to-come&seed=1&v=4'])('was made by a newer release: %s', (search) =>
    expect(parseLink(search, rules)).toBe(NEWER_LINK),
  );

  it('may say anything', () => {
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
  const heard: string[] = [];
  store.listen(({ type }) => heard.push(type));
  return { environment, store, heard };
}

function stateOf(store: GameStore): CounterState {
  return store.getSnapshot().state as CounterState;
}

function playToTheEnd(store: GameStore): void {
  while (store.getSnapshot().outcome === null) store.play(ADD);
}

describe('the game of a link', () => {
  const LINK = '?seed=e6'; // 230, whose steps reach ten

  /** A device on which the visitor's own game is under way. */
  function deviceWithGame(): { readonly storage: TextStorage; readonly own: CounterState } {
    const storage = createMemoryStorage();
    const { store } = open(storage);
    store.play(ADD);
    store.close();
    return { storage, own: stateOf(store) };
  }

  it('leaves the own game alone, and says that it waits', () => {
    const { storage, own } = deviceWithGame();
    const { store } = open(storage, LINK);
    expect(store.getSnapshot().notice).not.toBeNull();
    expect(store.getSnapshot().origin.seed).toBe(0xe6);
    store.play(ADD);
    store.close();
    expect(stateOf(open(storage).store)).toEqual(own);
  });

  it('says nothing where no game waits', () => {
    expect(open(createMemoryStorage(), LINK).store.getSnapshot().notice).toBeNull();
  });

  it('goes on where it was left, by the same link only', () => {
    const { storage } = deviceWithGame();
    const { store } = open(storage, LINK);
    store.play(ADD);
    store.play(ADD);
    store.close();
    expect(stateOf(open(storage, LINK).store)).toEqual(stateOf(store));
    expect(stateOf(open(storage, '?seed=e7').store).count).toBe(0);
  });

  it('makes room for the own game, which comes back', () => {
    const { storage, own } = deviceWithGame();
    const { store, heard } = open(storage, LINK);
    store.play(ADD);
    const { gameNumber } = store.getSnapshot();
    heard.length = 0;
    store.newGame();
    expect(stateOf(store)).toEqual(own);
    expect(store.getSnapshot().gameNumber).toBe(gameNumber + 1);
    expect(store.getSnapshot().notice).not.toBeNull();
    expect(heard).toEqual(['link-abandoned', 'announce', 'focus']);
    // What was left is over: the link starts from the beginning, and the next new game is an ordinary one.
    expect(stateOf(open(storage, LINK).store).count).toBe(0);
    store.newGame();
    expect(stateOf(store).count).toBe(0);
    expect(store.getSnapshot().notice).toBeNull();
  });

  it('is followed by a new game where no other waits', () => {
    const storage = createMemoryStorage();
    const { store, heard } = open(storage, LINK);
    playToTheEnd(store);
    store.newGame();
    expect(heard).toContain('link-abandoned');
    store.play(ADD);
    store.close();
    expect(stateOf(open(storage).store)).toEqual(stateOf(store));
  });

  it('counts in the statistics like any other', () => {
    const storage = createMemoryStorage();
    playToTheEnd(open(storage, LINK).store);
    expect(open(storage).store.getSnapshot().statistics.played).toBe(1);
  });

  it('is forgotten once it has ended, and the own game is not', () => {
    const { storage, own } = deviceWithGame();
    const { store } = open(storage, LINK);
    playToTheEnd(store);
    store.close();
    expect(stateOf(open(storage, LINK).store).count).toBe(0);
    expect(stateOf(open(storage).store)).toEqual(own);
  });

  it('takes only itself along when it breaks', () => {
    const { storage, own } = deviceWithGame();
    const { store } = open(storage, LINK);
    store.play(ADD);
    store.fail(new Error('broken'));
    expect(stateOf(open(storage).store)).toEqual(own);
  });
});

describe('a link without a game', () => {
  it.each(['?seed=nonsense', '?seed=1&v=0'])('gets the plain game and a line about it: %s', (search) => {
    const { store } = open(createMemoryStorage(), search);
    expect(store.getSnapshot().notice).not.toBeNull();
    store.play(ADD);
    expect(store.getSnapshot().notice).toBeNull();
  });
});
