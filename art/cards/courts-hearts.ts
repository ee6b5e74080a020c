// Draws the court cards of hearts: the confectioners.
import {
  drawArm,
  withReflection,
  drawCrown,
  dot,
  drawErmine,
  drawFace,
  fill,
  drawHead,
  line,
  PAINT,
  drawRobe,
  type Figure,
} from './court-parts.ts';
import { APRICOT, JAM_JAR, LOLLIPOP } from './court-items.ts';
import type { CourtRank } from './deck.ts';
import { getPipPath } from './pips.ts';

const { apricot, coral, cream, crimson, gold, leaf } = PAINT;
const drawHeart = (x: number, y: number, scale: number, color: string) =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${getPipPath('hearts')}" fill="${color}"/>`;

const ginger = '#c9561f';
const king = {
  bust:
    drawRobe(crimson) +
    drawErmine() +
    drawHead('light') +
    withReflection(dot(ginger, 30, 14, 13) + dot(ginger, 26, 30, 14)) +
    dot(ginger, -10, 40, 15) +
    dot(ginger, 10, 40, 15) +
    fill(ginger, 'M-36 2Q-30 14-14 12H14Q30 14 36 2L30 40H-30Z') +
    drawFace({ mouth: 'none' }) +
    '<path d="M-9 22Q0 24 9 22Q7 33 0 33T-9 22Z" fill="#8c2338"/>' +
    withReflection(fill('#e8763a', 'M0 13Q10 6 22 14Q28 19 33 15Q30 27 17 25Q7 24 0 18Z')) +
    withReflection(line(ginger, 6, 'M7-12Q14-16 20-11')) +
    drawCrown(gold, crimson, coral) +
    drawHeart(0, -20, 0.15, '#fff'),
  held: drawArm(crimson, '#fffdf8', 'light', JAM_JAR),
};

const rose = '#a3293b';
const queen = {
  bust:
    drawHeart(0, -22, 1.02, rose) +
    withReflection(dot(rose, 34, 16, 15) + dot(rose, 37, 34, 10)) +
    line('#c4475a', 5, 'M-36-40Q-38-54-24-58M14-57Q22-60 30-55') +
    drawRobe(coral) +
    fill('#ffd9cf', 'M-20 28Q-24 60-20 88L20 80Q24 60 20 28Z') +
    withReflection(line(crimson, 5, 'M20 30Q25 56 20 82')) +
    drawHeart(0, 58, 0.17, crimson) +
    drawHead('light') +
    fill(rose, 'M-35 4C-40-38 40-38 35 4Q32-14 0-25Q-32-14-35 4Z') +
    drawFace({ mouth: 'lips', lashes: true, brow: rose }) +
    line('#fff', 4, 'M-16 36Q0 46 16 36').replace('/>', ' stroke-dasharray=".1 6.5"/>') +
    `<path d="M-19-32L-22-48L-9-40L0-54L9-40L22-48L19-32Q0-38-19-32Z" fill="${gold}" stroke="${gold}" stroke-width="4" stroke-linejoin="round"/>` +
    drawHeart(0, -40, 0.1, crimson),
  held: drawArm(coral, cream, 'light', APRICOT),
};

const curls = '#5a2f22';
const jack = {
  bust:
    withReflection(dot(curls, 33, -10, 11) + dot(curls, 36, 5, 9)) +
    drawRobe(coral) +
    fill(cream, 'M-26 40H26L32 80L-34 90Z') +
    withReflection(line(cream, 8, 'M22 28V46')) +
    withReflection(fill(gold, 'M3 40L24 28L30 48L8 50Z')) +
    dot(apricot, 0, 45, 7) +
    drawHeart(0, 68, 0.2, coral) +
    drawHead('brown') +
    withReflection(dot(curls, 26, -22, 10)) +
    dot(curls, -10, -27, 10) +
    dot(curls, 10, -27, 10) +
    drawFace({ mouth: 'grin', wink: true, brow: curls }) +
    fill('#fffdf8', 'M-30-26L-34-42Q-50-48-42-61Q-34-70-20-63Q-12-72 2-69Q14-73 24-64Q40-69 45-57Q48-45 33-41L30-26Q0-36-30-26Z') +
    line('#ead9c6', 3, 'M-14-44L-13-36M0-48V-38M14-44L13-36') +
    line(coral, 9, 'M-29-27Q0-37 29-27') +
    fill(leaf, 'M26-30Q34-42 44-34Q40-24 26-30Z'),
  held: drawArm(coral, cream, 'brown', LOLLIPOP),
};

export const courtOfHearts: Readonly<Record<CourtRank, Figure>> = { king, queen, jack };
