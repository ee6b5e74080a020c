// Composes the twelve court cards: one toy figure each, drawn twice, with a ribbon over the seam.
import { courtOfClubs } from './courts-clubs.ts';
import { courtOfDiamonds } from './courts-diamonds.ts';
import { courtOfHearts } from './courts-hearts.ts';
import { courtOfSpades } from './courts-spades.ts';
import { line, type Figure } from './court-parts.ts';
import { COURT_RANKS, getInk, SUITS, type CourtRank, type Suit } from './deck.ts';
import { drawPip } from './pips.ts';

const FIGURES: Readonly<Record<Suit, Readonly<Record<CourtRank, Figure>>>> = {
  spades: courtOfSpades,
  hearts: courtOfHearts,
  diamonds: courtOfDiamonds,
  clubs: courtOfClubs,
};

const COURT_COLORS: Readonly<Record<Suit, { wall: string; rays: string; ribbon: string }>> = {
  spades: { wall: '#e6defa', rays: '#f0eafc', ribbon: '#ffc94d' },
  hearts: { wall: '#ffd9cf', rays: '#ffe6de', ribbon: '#ffc94d' },
  diamonds: { wall: '#d3ecfa', rays: '#e2f3fc', ribbon: '#f7923f' },
  clubs: { wall: '#dcefcf', rays: '#e9f6e0', ribbon: '#f7923f' },
};

/** Returns the half figure of a court card; its head is centered on (0, 0) and 68 units wide. */
export function getFigure(suit: Suit, rank: CourtRank): Figure {
  return FIGURES[suit][rank];
}

/** Returns the background color of a court card, tinted by suit. */
export function getWallColor(suit: Suit): string {
  return COURT_COLORS[suit].wall;
}

/** Draws the framed picture of a court card on a 250 × 350 card. */
export function drawCourtPicture(suit: Suit, rank: CourtRank): string {
  const { wall, rays, ribbon } = COURT_COLORS[suit];
  const { bust, held } = FIGURES[suit][rank];
  const ink = getInk(suit);
  const id = `court-${suit}-${rank}`; // an id always has the same drawing, so duplicates on a page are harmless
  const half = `<g id="${id}"><path d="M125 98L44 60V104ZM125 98L44 140V178ZM125 98L206 60V104ZM125 98L206 140V160ZM125 98L84 26H112ZM125 98L138 26H166Z" fill="${rays}"/><g transform="translate(125 98)">${bust}${held}</g>${drawPip(suit, 64, 52, 28)}</g>`;
  const studs = [-60, -36, -12, 12, 36, 60].map((x) => `<circle cx="${x}" cy="0" r="3"/>`).join('');
  return `<rect x="44" y="26" width="162" height="298" rx="12" fill="${wall}"/>${half}<use href="#${id}" transform="rotate(180 125 175)"/><g transform="translate(125 175)rotate(-9.2)">${line(ribbon, 17, 'M-82 0H82').replace('stroke-linecap="round"', '')}<path d="M-82-8.500H82M-82 8.500H82" stroke="#fff5e6" stroke-width="2.5"/><g fill="#fff5e6">${studs}</g></g><path d="M38 20H212V330H38ZM56 27.500Q45.5 27.5 45.5 38V312Q45.5 322.5 56 322.500H194Q204.5 322.5 204.5 312V38Q204.5 27.5 194 27.500Z" fill="#fffaf1"/><rect x="45" y="27" width="160" height="296" rx="11" fill="none" stroke="${ink}" stroke-width="2.5"/>`;
}

/** Creates one SVG document with the portraits of all court cards as symbols, such as #king-spades, for cards that are drawn in a page. */
export function createCourtsSvg(): string {
  const symbols = SUITS.flatMap((suit) =>
    COURT_RANKS.map((rank) => `<symbol id="${rank}-${suit}" viewBox="-58 -74 116 116">${FIGURES[suit][rank].bust}</symbol>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
