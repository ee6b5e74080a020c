// Draws the court cards of diamonds: the travelers.
import { drawArm, withReflection, dot, drawFace, fill, drawHead, line, oval, PAINT, drawRobe, type Figure } from './court-parts.ts';
import { FAN, KITE, SCEPTRE } from './court-items.ts';
import type { CourtRank } from './deck.ts';
import { getPipPath } from './pips.ts';

const { amber, apricot, coral, cream, crimson, gold, sea, sky } = PAINT;
const drawGem = (x: number, y: number, scale: number, color: string) =>
  `<path transform="translate(${x} ${y})scale(${scale})" d="${getPipPath('diamonds')}" fill="${color}"/>`;

const king = {
  bust:
    drawRobe(sea) +
    fill(sky, 'M-81 92V70Q-66 42-30 30L-8 84Z') +
    fill(gold, 'M-28 28L4 84H18L-16 28Z') +
    fill(cream, 'M-24 26Q0 44 24 26L28 36Q0 56-28 36Z') +
    drawGem(0, 46, 0.17, crimson) +
    drawHead('brown') +
    fill('#2b1a22', 'M-8 27Q0 24 8 27Q8 38 0 44Q-8 38-8 27Z') +
    drawFace({ mouth: 'smile', brow: '#2b1a22', browLine: 'M7-12Q13-17 20-12' }) +
    withReflection(line('#2b1a22', 4.6, 'M2 13.500Q14 10 20 17Q28 20 28 11')) +
    `<circle cx="13" cy="-1" r="10.5" fill="#fff" fill-opacity=".22" stroke="${gold}" stroke-width="3"/>` +
    line(gold, 2, 'M22 5Q28 20 24 34') +
    fill('#2b1a22', 'M-35 0Q-40-26-28-30H28Q40-26 35 0Q32-14 24-18H-24Q-32-14-35 0Z') +
    fill(sky, 'M-31-24C-40-62 40-62 31-24Z') +
    fill('#a8dcf7', 'M-24-30C-28-52-10-54-4-54C-14-48-14-36-14-28Z') +
    `<path d="M-37-22L-40-46L-26-34L-20-50L-9-34L0-54L9-34L20-50L26-34L40-46L37-22Q0-12-37-22Z" fill="${gold}" stroke="${gold}" stroke-width="4" stroke-linejoin="round"/>` +
    line(amber, 4, 'M-36-19Q0-9 36-19') +
    drawGem(0, -30, 0.2, crimson) +
    dot('#ff9a94', -1, -33, 2) +
    withReflection(drawGem(21, -28, 0.14, sea) + drawGem(40, -50, 0.15, crimson)) +
    drawGem(0, -58, 0.19, crimson),
  held: drawArm(sea, gold, 'brown', SCEPTRE),
};

const platinum = '#f6d98c';
const queen = {
  bust:
    dot(platinum, 0, -50, 21) +
    line('#e0b95c', 3.5, 'M-12-56Q-4-48 6-50M-6-66Q4-60 14-62') +
    withReflection(fill(platinum, 'M20-28Q46-22 42 12Q40 24 32 20Z')) +
    drawRobe(apricot) +
    fill('#ffb878', 'M-18 29L-36 92L36 80L18 29Z') +
    fill(cream, 'M-32 30Q-14 26 0 50Q14 26 32 30L22 22Q0 36-22 22Z') +
    drawGem(0, 62, 0.16, crimson) +
    drawHead('tan') +
    fill(platinum, 'M-35 4C-40-40 40-40 35 4C32-14 10-22-6-25Q-24-16-35 4Z') +
    drawFace({ mouth: 'lips', lashes: true, brow: '#c08a2e' }) +
    `<path d="M-26-29Q0-41 26-29L23-44L12-40L0-53L-12-40L-23-44Z" fill="${coral}" stroke="${coral}" stroke-width="4" stroke-linejoin="round"/>` +
    drawGem(0, -42, 0.13, '#fff') +
    withReflection(dot(cream, 14, -36, 2.4)) +
    withReflection(drawGem(36, 18, 0.17, sky)),
  held: drawArm(apricot, cream, 'tan', FAN),
};

const leather = '#9c5a2e';
const jack = {
  bust:
    drawRobe(leather) +
    fill('#7f4522', 'M-12 30L-20 90L20 80L12 30Z') +
    withReflection(fill('#fff0da', 'M6 44Q16 24 34 28Q46 36 40 52Q24 40 6 44Z')) +
    fill(coral, 'M-24 28Q0 50 24 28L26 38Q0 60-26 38Z') +
    fill(crimson, 'M-4 46L-12 68H4L4 48Z') +
    drawHead('light') +
    drawFace({ mouth: 'smirk', brow: '#7f4522', browLine: 'M8-11Q13-14 18-11' }) +
    withReflection(
      '<g fill="#d5703c" opacity=".8"><circle cx="17" cy="8" r="1.5"/><circle cx="23" cy="6.5" r="1.5"/><circle cx="25" cy="12" r="1.5"/></g>',
    ) +
    withReflection(fill(leather, 'M28-22L42-8Q44 16 34 28Q28 22 30 2Z')) +
    fill('#b56c39', 'M-42-8C-46-46-24-62 0-62S46-46 42-8Q34-16 22-17Q0-20-22-17Q-34-16-42-8Z') +
    line('#8a4c26', 3, 'M0-61V-38') +
    line('#5e331d', 8, 'M-40-30Q0-38 40-30') +
    withReflection(
      oval('#5e331d', 17, -33, 17, 13.5) +
        oval(gold, 17, -33, 13.5, 10.5) +
        oval('#bfe6fa', 17, -33, 10.5, 8) +
        line('#fff', 3, 'M12-34Q13-38 17-38'),
    ),
  held: drawArm(leather, '#fff0da', 'light', KITE),
};

export const courtOfDiamonds: Readonly<Record<CourtRank, Figure>> = { king, queen, jack };
