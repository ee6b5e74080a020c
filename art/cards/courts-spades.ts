// Draws the court cards of spades: the gardeners.
import { drawArm, withReflection, drawCrown, dot, drawFace, fill, drawHead, line, PAINT, drawRobe, type Figure } from './court-parts.ts';
import { CARROT, GARDEN_SPADE, TULIP } from './court-items.ts';
import type { CourtRank } from './deck.ts';

const { cream, gold, grape, ink, leaf, moss, violet } = PAINT;

const king = {
  bust:
    drawRobe(grape) +
    fill(violet, 'M-30 28L-52 96L-12 96L0 40L12 90L52 80L30 28Z') +
    withReflection(line(gold, 4, 'M28 30L47 82')) +
    drawHead('light') +
    fill('#fffdf8', 'M-37-4C-42 36-30 76 0 78C30 76 42 36 37-4C33 8 26 13 0 13S-33 8-37-4Z') +
    line('#ddd3ea', 3, 'M-16 44Q-14 56-8 64M14 44Q13 54 9 62M0 52V66') +
    drawFace({ mouth: 'none' }) +
    fill('#efe8f7', 'M0 14C-7 7-24 9-28 23C-16 28-5 25 0 20C5 25 16 28 28 23C24 9 7 7 0 14Z') +
    withReflection(line('#fffdf8', 6.5, 'M7-12Q14-17 21-11')) +
    drawCrown(gold, violet, '#a58bf5'),
  held: drawArm(grape, gold, 'light', GARDEN_SPADE),
};

const queen = {
  bust:
    withReflection(dot(ink, 34, 10, 20) + dot(ink, 36, -14, 21)) +
    dot(ink, 0, -30, 34) +
    drawRobe(violet) +
    fill(grape, 'M-16 29L0 84L16 29Z') +
    fill(cream, 'M-30 28Q0 60 30 28L22 24Q0 44-22 24Z') +
    dot(gold, 0, 47, 5) +
    drawHead('dark') +
    fill(ink, 'M-35 2C-40-42 40-42 35 2C30-10 18-18 0-19S-30-10-35 2Z') +
    drawFace({ mouth: 'lips', lashes: true, brow: ink }) +
    `<path d="M-30-22Q0-36 30-22L28-38L17-34L12-50L0-40L-12-50L-17-34L-28-38Z" fill="${gold}" stroke="${gold}" stroke-width="4" stroke-linejoin="round"/>` +
    dot('#a58bf5', 0, -35, 4.5) +
    withReflection(dot(cream, 17, -30, 2.6) + dot(gold, 35, 14, 4.5)),
  held: drawArm(violet, cream, 'dark', TULIP),
};

const jack = {
  bust:
    withReflection(fill('#26314f', 'M20-24Q48-20 43 18Q41 30 28 30Z')) +
    drawRobe('#6b7fd0') +
    fill(cream, 'M-22 28L-34 90L34 80L22 28Q0 40-22 28Z') +
    withReflection(line(violet, 9, 'M21 32L26 88') + dot(gold, 24, 58, 3.5)) +
    drawHead('tan') +
    fill('#26314f', 'M-35 4C-38-34-28-36 0-36S38-34 35 4Q33-9 26-14Q-6-10-20-14Q-33-9-35 4Z') +
    drawFace({ mouth: 'grin', brow: '#26314f', browLine: 'M8-10Q13-13 18-10' }) +
    withReflection('<g fill="#a04a2c" opacity=".7"><circle cx="17" cy="8.5" r="1.4"/><circle cx="23" cy="7.5" r="1.4"/></g>') +
    fill(violet, 'M-40-20C-50-46-14-58 8-55C36-51 48-38 40-20Q0-32-40-20Z') +
    line('#9a80f0', 5, 'M-26-40Q-16-48-2-49') +
    line(grape, 9, 'M-36-20Q0-32 36-20') +
    line(moss, 4.5, 'M2-53V-60') +
    fill(leaf, 'M2-57Q12-72 26-63Q18-52 2-57Z') +
    fill('#6cb95c', 'M2-57Q-6-71-20-63Q-13-52 2-57Z'),
  held: drawArm('#6b7fd0', cream, 'tan', CARROT),
};

export const courtOfSpades: Readonly<Record<CourtRank, Figure>> = { king, queen, jack };
