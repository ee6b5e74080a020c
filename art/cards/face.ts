// Creates card faces as SVG documents: full faces of 250 × 350, or small ones of 100 × 140 for the boards of phones.
import { drawCourtPicture, getFigure, getWallColor } from './courts.ts';
import { getInk, isCourt, type Card, type Rank, type Suit } from './deck.ts';
import { drawIndex } from './glyphs.ts';
import { drawPip } from './pips.ts';

/**
 * `full`: index, pips and court pictures. `portrait`: a large index, and one large pip or the head of the court figure. `stacked`: the same
 * with the corner pip below the index, for cards that overlap sideways.
 */
export const FACE_STYLES = ['full', 'portrait', 'stacked'] as const;
export type FaceStyle = (typeof FACE_STYLES)[number];

const PAPER = '#fffaf1';

const ROWS = { top: 66, bottom: 284, middle: 175 } as const;
const [LEFT, CENTER, RIGHT] = [86, 125, 164];
const createColumn = (x: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, row) => [x, ROWS.top + ((ROWS.bottom - ROWS.top) * row) / (count - 1)]);
const createSides = (count: number, spread = 0) => [...createColumn(LEFT - spread, count), ...createColumn(RIGHT + spread, count)];

/** The traditional positions of the pips (French suits, Rouen pattern): those below the center are upside down. */
const LAYOUTS: Partial<Record<Rank, readonly [number, number][]>> = {
  '2': createColumn(CENTER, 2),
  '3': createColumn(CENTER, 3),
  '4': createSides(2),
  '5': [...createSides(2), [CENTER, ROWS.middle]],
  '6': createSides(3),
  '7': [...createSides(3), [CENTER, 120.5]],
  '8': [...createSides(3), [CENTER, 120.5], [CENTER, 229.5]],
  '9': [...createSides(4, 4), [CENTER, ROWS.middle]],
  '10': [...createSides(4, 4), [CENTER, 102.3], [CENTER, 247.7]],
};

function drawCorner(suit: Suit, rank: Rank): string {
  const half =
    drawIndex(rank, 25, 16, 36, getInk(suit), { align: 'middle', weight: rank === '10' ? 6.4 : 7.4 }) + drawPip(suit, 25, 71, 25);
  return `${half}<g transform="rotate(180 125 175)">${half}</g>`;
}

function drawAce(suit: Suit): string {
  if (suit !== 'spades') return drawPip(suit, CENTER, 175, 104, { glint: true });
  const branch =
    '<path d="M125 292C72 282 52 232 62 176" fill="none" stroke="#4f9d4b" stroke-width="5" stroke-linecap="round"/><g fill="#4f9d4b"><path d="M62 176Q46 156 60 134Q76 156 62 176Z"/><path d="M63 214Q40 206 38 182Q62 188 63 214Z"/><path d="M62 202Q76 194 78 176Q62 182 62 202Z"/><path d="M76 250Q52 250 42 230Q66 226 76 250Z"/><path d="M98 280Q78 290 62 276Q80 262 98 280Z"/></g><g transform="translate(85 240)"><circle r="11" fill="#f7923f"/><path d="M1-11A11 11 0 0 1 4 10Q10 0 1-11Z" fill="#f2695c"/></g>';
  const ornament =
    '<g fill="none" stroke="#fff5e6" stroke-width="3" stroke-linecap="round"><path d="M125 196C96 216 84 190 104 178C112 174 120 184 111 190M125 196C154 216 166 190 146 178C138 174 130 184 139 190"/><path d="M125 120Q112 136 125 156Q138 136 125 120Z"/></g><path d="M125 128Q119 138 125 148Q131 138 125 128Z" fill="#f7923f"/><circle cx="125" cy="168" r="4.5" fill="#ffc94d"/>';
  return `${branch}<g transform="translate(250 0)scale(-1 1)">${branch}</g>${drawPip(suit, CENTER, 168, 148)}${ornament}<circle cx="125" cy="292" r="7" fill="#ffc94d"/>`;
}

function drawFullFace({ suit, rank }: Card): string {
  const layout = LAYOUTS[rank];
  const picture = isCourt(rank)
    ? drawCourtPicture(suit, rank)
    : layout
      ? layout
          .map(([x, y]) => drawPip(suit, x, +y.toFixed(1), layout.length > 8 ? 46 : 52, { glint: true, flipped: y > ROWS.middle }))
          .join('')
      : drawAce(suit);
  return picture + drawCorner(suit, rank);
}

/** `mirrored` puts the index and its pip on the right. */
function drawStackedFace({ suit, rank }: Card, mirrored: boolean, covered: boolean): string {
  const ink = getInk(suit);
  const weight = rank === '10' ? 7 : 8;
  const [side, middle] = mirrored ? [76, 38] : [24, 62];
  const cornerMarks = drawIndex(rank, side, 9, 36, ink, { align: 'middle', weight }) + drawPip(suit, side, 66, 29);
  if (covered) return cornerMarks;
  if (!isCourt(rank)) return cornerMarks + drawPip(suit, middle, 92, 58, { glint: true });
  return `<svg x="${middle - 33}" y="52" width="66" height="79" viewBox="-46 -70 92 110">${getFigure(suit, rank).bust}</svg>${cornerMarks}`;
}

function drawPortraitFace({ suit, rank }: Card): string {
  const cornerMarks = drawIndex(rank, 8, 9, 39, getInk(suit), { weight: rank === '10' ? 7 : 8 }) + drawPip(suit, 77, 28, 33);
  if (!isCourt(rank)) return cornerMarks + drawPip(suit, 50, 95, 70, { glint: true });
  return `<rect x="9" y="57" width="82" height="75" rx="10" fill="${getWallColor(suit)}"/><svg x="9" y="50" width="82" height="82" viewBox="-58 -74 116 116">${getFigure(suit, rank).bust}</svg><path d="M9 119Q11 132 22 132H78Q89 132 91 119V133H9Z" fill="${PAPER}"/>${cornerMarks}`;
}

/** Creates a card face as an SVG document with unique ids, so that many can share a page. `mirrored` and `covered` (only the corner) apply to `stacked`. */
export function createFaceSvg(card: Card, style: FaceStyle = 'full', options: { mirrored?: boolean; covered?: boolean } = {}): string {
  const full = style === 'full';
  const [width, height, radius, edge] = full ? [250, 350, 18, 1.5] : [100, 140, 9, 1];
  const paper = `<rect width="${width}" height="${height}" rx="${radius}" fill="#e4d3be"/><rect x="${edge}" y="${edge}" width="${width - edge * 2}" height="${height - edge * 2}" rx="${radius - edge}" fill="${PAPER}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paper}${full ? drawFullFace(card) : style === 'stacked' ? drawStackedFace(card, options.mirrored ?? false, options.covered ?? false) : drawPortraitFace(card)}</svg>`;
}
