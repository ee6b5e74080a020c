import { describe, expect, it } from 'vitest';
import { DECK } from '../../cards/deck.ts';
import { isCard } from '../play/deal-cards.ts';
import { sortNames } from '../play/test-cards.ts';
import * as freecell from './freecell.ts';
import * as freecellPositions from './positions.ts';

describe('FreeCell', () => {
  it.each(Object.entries(freecellPositions.positions))('keeps all 52 cards in the board "%s"', (_, position) => {
    expect(sortNames(freecell.collectCards(position()))).toEqual(sortNames(DECK));
  });

  it('shows what its words say', () => {
    const nine = freecellPositions.positions.nine();
    const column = freecellPositions.findColumnEnding(nine, '9', 'hearts');
    expect(isCard(nine.columns[column]!.at(-2), '2', 'clubs')).toBe(true);
    expect(nine.cells.map(Boolean)).toEqual([true, false, false, false]);
    expect(freecell.playFreeCell(nine, `${column + 1}b`)).not.toBe(nine);
    const run = freecellPositions.positions.run();
    const [from, to] = [freecellPositions.findJackColumn(run), freecellPositions.findColumnEnding(run, 'queen', 'hearts')];
    expect(run.cells).toEqual([null, null, null, null]);
    expect(freecell.countLifted(run, from, to)).toBe(5);
    expect(freecell.playFreeCell(run, `${from + 1}${to + 1}`).columns[to]!.slice(-5)).toEqual(run.columns[from]!.slice(-5));
    expect(Object.values(freecellPositions.positions.won().foundations)).toEqual([13, 13, 13, 13]);
  });
});
