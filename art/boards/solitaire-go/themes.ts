// Draws the chooser of tables and card backs of Solitaire Go.
import { type BackName, BACKS, createBackSvg } from '../../cards/back.ts';
import { RANKS, SUITS } from '../../cards/deck.ts';
import { drawButton, drawPanel } from '../drawing/hud.ts';
import { drawIcon } from '../drawing/icons.ts';
import { box, disc, text } from '../drawing/shapes.ts';
import { drawCardBack, drawCard } from '../drawing/sprite.ts';
import { STUDIO } from '../drawing/theme.ts';
import { findDraggedRun } from './positions.ts';
import { drawAllColumns, drawTable, theme } from './table.ts';

const TABLES = [
  ['Green felt', '#4cc48f', '#12583f'],
  ['Apricot', '#ffb56b', '#b4551c'],
  ['Berry', '#f0709c', '#7c1f4e'],
  ['Lagoon', '#6cc6f0', '#155a8f'],
  ['Plum', '#a98af5', '#3c2188'],
  ['Walnut', '#b98a62', '#4f2f1e'],
] as const;

export function drawThemeBoard(): string {
  const { state } = findDraggedRun();
  const drawTick = (x: number, y: number) =>
    disc(x, y, 38, STUDIO.leaf, 'stroke="#fff" stroke-width="7"') + drawIcon('check', x, y, 46, '#fff', 4);
  const swatches = TABLES.map(([name, light, dark], index) => {
    const [x, y] = [110 + (index % 3) * 296, 850 + Math.floor(index / 3) * 284];
    const id = `felt-${index}`;
    const chosen = index === 0;
    return `<radialGradient id="${id}"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>${chosen ? box(x - 12, y - 12, 292, 214, 52, STUDIO.apricot) : ''}${box(x, y, 268, 190, 42, `url(#${id})`)}${drawCard({ suit: SUITS[index % 4]!, rank: RANKS[(index * 5) % 10]! }, x + 60, y + 38, 84, { turn: -8 })}${drawCard({ suit: SUITS[(index + 1) % 4]!, rank: (['queen', 'king', 'jack'] as const)[index % 3]! }, x + 124, y + 34, 84, { turn: 7 })}${text(x + 134, y + 238, name, { size: 38, fill: STUDIO.ink, weight: chosen ? 800 : 600 })}${chosen ? drawTick(x + 258, y + 8) : ''}`;
  }).join('');
  const backs = (Object.keys(BACKS) as BackName[])
    .map((name, index) => {
      const x = 108 + index * 177;
      return (
        (index === 0 ? box(x - 10, 1506 - 10, 176, 238, 26, STUDIO.apricot) : '') +
        drawCardBack(x, 1506, 156, {}, createBackSvg(name)) +
        (index === 0 ? drawTick(x + 148, 1516) : '')
      );
    })
    .join('');
  const sheet =
    drawPanel(50, 690, 980, 1350, 'Your table', { ribbon: theme.accent, fold: '#1c6b49' }) +
    swatches +
    text(110, 1474, 'Card backs', { size: 48, fill: STUDIO.ink, weight: 800, anchor: 'start' }) +
    backs +
    drawButton(290, 1816, 500, 150, 'leaf', { icon: 'check', label: 'Done', size: 68 });
  return drawTable(state, drawAllColumns(state)) + box(0, 0, 1080, 2340, 0, theme.deep, 'opacity=".45"') + sheet;
}
