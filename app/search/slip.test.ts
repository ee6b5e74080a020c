import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findableGames, findableMiniGames, findablePages } from '#app/content/findables.ts';
import { searchFor } from './results.ts';
import { isOneSlip } from './slip.ts';

describe('one slip', () => {
  it.each([
    ['solitare', 'solitaire', true], // a letter is missing
    ['minessweeper', 'minesweeper', true], // one too many
    ['sudoky', 'sudoku', true], // a wrong one
    ['tertis', 'tetris', true], // two have changed places
    ['snake', 'snake', false],
    ['soltare', 'solitaire', false],
    ['abcd', 'badc', false],
    ['', 'a', true],
    ['aa', 'a', true],
  ])('%s for %s: %s', (typed, meant, isSlip) => expect(isOneSlip(typed, meant)).toBe(isSlip));

  it('means the same in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(fc.property(word, word, (a, b) => isOneSlip(a, b) === isOneSlip(b, a)));
  });

  it('is any edit of one letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), (word, place, letter) => {
        const at = place % word.length;
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        expect(isOneSlip(word, before + after)).toBe(true);
        expect(isOneSlip(word, before + letter + word.slice(at))).toBe(true);
        expect(isOneSlip(word, before + letter + after)).toBe(letter !== word[at]);
      }),
    );
  });
});

describe('a search', () => {
  const search = (query: string) => {
    const { count, meant, games, others } = searchFor(query, findableGames(), [...findableMiniGames(), ...findablePages()]);
    return { count, meant, first: games[0]?.path, beside: others.map(({ path }) => path) };
  };

  it('forgives a slip when nothing else is found, and still counts what was typed', () => {
    expect(search('solitare')).toMatchObject({ count: 0, meant: 'solitaire', first: '/games/solitaire-go' });
    expect(search('solitare').beside[0]).toBe('/play/solitaire');
    expect(search('minesweper')).toMatchObject({ count: 0, meant: 'minesweeper' });
    expect(search('minesweper').beside[0]).toBe('/play/minesweeper');
    expect(search('Idel  MOUSE!')).toMatchObject({ meant: 'idle mouse', first: '/games/idle-mouse' });
  });

  it('changes nothing about a query that finds something', () => {
    expect(search('tetris')).toMatchObject({ count: 0, meant: null, first: undefined });
    expect(search('tetris').beside[0]).toBe('/play/tetris');
    expect(search('go')).toMatchObject({ meant: null });
  });

  it('has no idea what short words and strange ones are meant to be', () => {
    for (const query of ['', 'zeppelin', 'gq', '%A', '🐭 Խաղ', '">'])
      expect(search(query)).toMatchObject({ count: 0, meant: null, beside: [] });
  });
});
