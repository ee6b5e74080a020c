// Draws the court cards of clubs: the foresters.
import { drawArm, placeAt, withReflection, dot, drawFace, fill, drawHead, line, PAINT, drawRobe, type Figure } from './court-parts.ts';
import { ACORN_STAFF, BLUEBIRD, CLOVER } from './court-items.ts';
import type { CourtRank } from './deck.ts';

const { apricot, coral, cream, gold, leaf, moss, wood } = PAINT;
const drawLeaf = (x: number, y: number, turn: number, color: string = leaf) =>
  placeAt(x, y, fill(color, 'M0 0Q-12-10 0-26Q12-10 0 0Z') + line('#fff', 2, 'M0-5V-15').replace('/>', ' opacity=".45"/>'), turn);
const drawFlower = (x: number, y: number, petal: string, size = 1) =>
  placeAt(
    x,
    y,
    `<g transform="scale(${size})">${[0, 72, 144, 216, 288].map((turn) => `<circle cx="0" cy="-6.5" r="5.2" transform="rotate(${turn})" fill="${petal}"/>`).join('')}${dot(gold, 0, 0, 4)}</g>`,
  );

const bark = '#5b3a28';
const king = {
  bust:
    drawRobe(moss) +
    fill('#2b6433', 'M-81 92V66Q-64 36-26 29L-40 90ZM81 66Q64 36 26 29L40 80L81 68Z') +
    withReflection(line(gold, 3.5, 'M40 40Q48 60 44 82')) +
    drawHead('tan') +
    fill(bark, 'M-38-6C-44 30-36 52-24 62L-18 56L-10 72L0 62L10 72L18 56L24 62C36 52 44 30 38-6C34 6 26 12 0 12S-34 6-38-6Z') +
    line('#7b5138', 3, 'M-18 36Q-18 46-12 54M18 36Q18 46 12 54M0 40V54') +
    drawFace({ mouth: 'none' }) +
    '<path d="M-8 22H8Q6 31 0 31T-8 22Z" fill="#fff"/>' +
    withReflection(fill('#7b5138', 'M0 12Q12 6 24 15Q28 22 22 25Q8 26 0 19Z')) +
    withReflection(line(bark, 6.5, 'M8-13Q16-14 22-8')) +
    drawFlower(-22, 44, '#fff', 0.8) +
    drawLeaf(20, 52, 40, '#8fcf6d') +
    withReflection(drawLeaf(36, -26, 34, moss) + drawLeaf(22, -32, 20) + drawLeaf(10, -36, 8, moss)) +
    drawLeaf(0, -38, 0) +
    `<path d="M-37-30Q0-18 37-30L35-19Q0-8-35-19Z" fill="${gold}" stroke="${gold}" stroke-width="3" stroke-linejoin="round"/>` +
    withReflection(dot(coral, 20, -21, 4)) +
    dot(coral, 0, -18, 4.6),
  held: drawArm(moss, gold, 'tan', ACORN_STAFF),
};

const auburn = '#8e3d1f';
const braid =
  [0, 1, 2, 3].map((knot) => dot(knot % 2 ? '#a64b28' : auburn, 39 + knot, 14 + knot * 13, 10)).join('') + line(gold, 6, 'M36 61H48');
const queen = {
  bust:
    withReflection(fill(auburn, 'M12-34Q50-26 43 16H24Z')) +
    drawRobe(leaf) +
    fill('#fff0da', 'M-22 28Q0 44 22 28L20 70Q0 80-22 76Z') +
    line(coral, 2.5, 'M-8 46L8 54M8 46L-8 54M-8 58L8 66M8 58L-8 66') +
    withReflection(braid) +
    drawHead('brown') +
    fill(auburn, 'M-36 4C-42-42 42-42 36 4C34-12 16-20 0-26C-16-20-34-12-36 4Z') +
    line('#a64b28', 2.5, 'M0-36V-26') +
    drawFace({ mouth: 'smile', lashes: true, brow: auburn }) +
    line(moss, 8, 'M-36-18Q-20-38 0-38T36-18') +
    drawLeaf(-10, -38, -30) +
    drawLeaf(12, -38, 34) +
    drawLeaf(-34, -22, -70, '#8fcf6d') +
    drawLeaf(34, -22, 70, '#8fcf6d') +
    drawFlower(0, -41, '#fff', 1.1) +
    withReflection(drawFlower(20, -34, coral)) +
    drawFlower(-35, -18, gold, 0.9) +
    drawFlower(35, -18, '#fff', 0.9),
  held: drawArm(leaf, '#fff0da', 'brown', CLOVER),
};

const straw = '#e9a93a';
const jack = {
  bust:
    withReflection(fill(straw, 'M22-22Q46-12 40 12Q38 22 30 18Z')) +
    drawRobe('#7fb04a') +
    fill('#5f9038', 'M-30 30L-14 90L14 82L30 30L16 34L0 60L-16 34Z') +
    fill(cream, 'M-16 32L0 58L16 32Q0 42-16 32Z') +
    line(wood, 7, 'M-62 46Q-20 66 24 92') +
    dot(gold, -18, 65, 5) +
    drawHead('light') +
    fill(straw, 'M-35 6C-40-30-24-32 0-32S40-30 35 6Q33-6 24-12L16-20L8-10L-2-20L-12-10L-20-16Q-33-6-35 6Z') +
    drawFace({ mouth: 'grin', brow: '#b97a1c', browLine: 'M8-9Q13-12 18-9' }) +
    fill(leaf, 'M-54-16Q-34-24-30-34Q-18-66 16-66Q32-60 34-32Q44-26 56-30Q42-12 0-20Q-32-22-54-16Z') +
    fill(moss, 'M-54-16Q-34-24-30-34Q4-30 34-36L34-32Q44-26 56-30Q42-12 0-20Q-32-22-54-16Z') +
    fill(coral, 'M-22-34Q-52-46-50-70Q-22-66-14-34Z') +
    line('#ffb3a6', 2.5, 'M-20-38Q-34-50-44-62') +
    dot(apricot, -18, -34, 4.5),
  held: drawArm('#7fb04a', cream, 'light', BLUEBIRD),
};

export const courtOfClubs: Readonly<Record<CourtRank, Figure>> = { king, queen, jack };
