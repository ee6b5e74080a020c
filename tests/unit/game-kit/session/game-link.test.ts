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
    const begun = { ...rules, beginning: { of: () => 0, moveOf: () => ADD } };
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
  const world = createTestEnvironment(storage);
  const shell = createGameStore(entry, counter, world, parseLink(search, counter.rules));
  const heard: string[] = [];
  shell.listen(({ type }) => heard.push(type));
  return { world, shell, heard };
}

function stateOf(shell: GameStore): CounterState {
  return shell.getSnapshot().state as CounterState;
}

function playToTheEnd(shell: GameStore): void {
  while (shell.getSnapshot().outcome === null) shell.play(ADD);
}

describe('the game of a link', () => {
  const LINK = '?seed=e6'; // 230, whose steps reach ten

  /** A device on which the visitor's own game is under way. */
  function deviceWithGame(): { readonly storage: TextStorage; readonly own: CounterState } {
    const storage = createMemoryStorage();
    const { shell } = open(storage);
    shell.play(ADD);
    shell.close();
    return { storage, own: stateOf(shell) };
  }

  it('leaves the own game alone, and says that it waits', () => {
    const { storage, own } = deviceWithGame();
    const { shell } = open(storage, LINK);
    expect(shell.getSnapshot().notice).not.toBeNull();
    expect(shell.getSnapshot().origin.seed).toBe(0xe6);
    shell.play(ADD);
    shell.close();
    expect(stateOf(open(storage).shell)).toEqual(own);
  });

  it('says nothing where no game waits', () => {
    expect(open(createMemoryStorage(), LINK).shell.getSnapshot().notice).toBeNull();
  });

  it('goes on where it was left, by the same link only', () => {
    const { storage } = deviceWithGame();
    const { shell } = open(storage, LINK);
    shell.play(ADD);
    shell.play(ADD);
    shell.close();
    expect(stateOf(open(storage, LINK).shell)).toEqual(stateOf(shell));
    expect(stateOf(open(storage, '?seed=e7').shell).count).toBe(0);
  });

  it('makes room for the own game, which comes back', () => {
    const { storage, own } = deviceWithGame();
    const { shell, heard } = open(storage, LINK);
    shell.play(ADD);
    const { gameNumber: game } = shell.getSnapshot();
    heard.length = 0;
    shell.newGame();
    expect(stateOf(shell)).toEqual(own);
    expect(shell.getSnapshot().gameNumber).toBe(game + 1);
    expect(shell.getSnapshot().notice).not.toBeNull();
    expect(heard).toEqual(['link-left', 'tell', 'focus']);
    // What was left is over: the link starts from the beginning, and the next new game is an ordinary one.
    expect(stateOf(open(storage, LINK).shell).count).toBe(0);
    shell.newGame();
    expect(stateOf(shell).count).toBe(0);
    expect(shell.getSnapshot().notice).toBeNull();
  });

  it('is followed by a new game where no other waits', () => {
    const storage = createMemoryStorage();
    const { shell, heard } = open(storage, LINK);
    playToTheEnd(shell);
    shell.newGame();
    expect(heard).toContain('link-left');
    shell.play(ADD);
    shell.close();
    expect(stateOf(open(storage).shell)).toEqual(stateOf(shell));
  });

  it('counts in the statistics like any other', () => {
    const storage = createMemoryStorage();
    playToTheEnd(open(storage, LINK).shell);
    expect(open(storage).shell.getSnapshot().statistics.played).toBe(1);
  });

  it('is forgotten once it has ended, and the own game is not', () => {
    const { storage, own } = deviceWithGame();
    const { shell } = open(storage, LINK);
    playToTheEnd(shell);
    shell.close();
    expect(stateOf(open(storage, LINK).shell).count).toBe(0);
    expect(stateOf(open(storage).shell)).toEqual(own);
  });

  it('takes only itself along when it breaks', () => {
    const { storage, own } = deviceWithGame();
    const { shell } = open(storage, LINK);
    shell.play(ADD);
    shell.fail(new Error('broken'));
    expect(stateOf(open(storage).shell)).toEqual(own);
  });
});

describe('a link without a game', () => {
  it.each(['?seed=nonsense', '?seed=1&v=0'])('gets the plain game and a line about it: %s', (search) => {
    const { shell } = open(createMemoryStorage(), search);
    expect(shell.getSnapshot().notice).not.toBeNull();
    shell.play(ADD);
    expect(shell.getSnapshot().notice).toBeNull();
  });
});
