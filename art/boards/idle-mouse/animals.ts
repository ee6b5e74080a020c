// Draws the other characters of Idle Mouse: mole, hedgehogs and cat, each standing on (0, 0).
import { box, disc, mirror, place, shape, stroke } from '../drawing/shapes.ts';
import { drawHardHat } from './mouse.ts';

const INK = '#3a1d3f';
const drawEyes = (apart: number, y: number, size: number): string =>
  disc(-apart, y, size, INK) +
  disc(apart, y, size, INK) +
  disc(-apart + size * 0.3, y - size * 0.35, size * 0.36, '#fff') +
  disc(apart + size * 0.3, y - size * 0.35, size * 0.36, '#fff');
const drawBlush = (apart: number, y: number): string =>
  disc(-apart, y, 13, '#ff7f8e', 'opacity=".5"') + disc(apart, y, 13, '#ff7f8e', 'opacity=".5"');
const drawFeet = (color: string): string =>
  `<ellipse cx="-30" cy="-8" rx="32" ry="15" fill="${color}"/><ellipse cx="30" cy="-8" rx="32" ry="15" fill="${color}"/>`;

/** Draws the mole, the mechanic, waving a wrench; about 250 units tall. */
export function drawMole(x: number, y: number, scale: number): string {
  const spanner = place(
    112,
    -196,
    stroke('M0 40V-20', '#9fb0cf', 15) + shape('M-20-20Q-26-52-10-58V-36H10V-58Q26-52 20-20Q0-6-20-20Z', '#b9c8e4'),
    1,
    16,
  );
  const figure =
    drawFeet('#e48f9a') +
    spanner +
    shape('M-84-16Q-96-176 0-184Q96-176 84-16Q0 8-84-16Z', '#5b4a6e') +
    shape('M-60-14Q-62-92 0-96Q62-92 60-14Q0 4-60-14Z', '#2f86c4') +
    stroke('M-44-84L-58-122M44-84L58-122', '#2f86c4', 15) +
    disc(-42, -80, 7, '#ffc94d') +
    disc(42, -80, 7, '#ffc94d') +
    stroke('M66-110Q108-112 110-158', '#5b4a6e', 32) +
    disc(112, -166, 24, '#ff9fae') +
    stroke('M-66-104Q-108-84-94-50', '#5b4a6e', 32) +
    disc(-94, -46, 24, '#ff9fae') +
    `<ellipse cx="0" cy="-142" rx="50" ry="36" fill="#8b7a9e"/>` +
    stroke('M-20-134Q0-116 20-134', INK, 5) +
    `<ellipse cx="0" cy="-156" rx="25" ry="19" fill="#ff8fa3"/>` +
    disc(-7, -162, 6, '#fff', 'opacity=".7"') +
    disc(-34, -184, 23, '#fff', 'stroke="#e2a032" stroke-width="8" fill-opacity=".85"') +
    disc(34, -184, 23, '#fff', 'stroke="#e2a032" stroke-width="8" fill-opacity=".85"') +
    drawEyes(34, -182, 9) +
    drawBlush(62, -148) +
    place(0, -208, drawHardHat('#ffc94d'), 0.84) +
    disc(0, -246, 17, '#fff6cf', 'stroke="#8f5a16" stroke-width="6"');
  return place(x, y, figure, scale);
}

/** Draws a hedgehog of the packing crew; about 210 units tall. */
export function drawHedgehog(x: number, y: number, scale: number, apron: string, turned = false): string {
  const spikes = Array.from({ length: 15 }, (_, index) => {
    const angle = (index * 15 - 195) * (Math.PI / 180);
    return `L${(Math.cos(angle - 0.13) * 92).toFixed(0)} ${(-96 + Math.sin(angle - 0.13) * 92).toFixed(0)}L${(Math.cos(angle) * 122).toFixed(0)} ${(-96 + Math.sin(angle) * 118).toFixed(0)}`;
  }).join('');
  const wave = stroke('M58-84Q104-96 106-140', '#f6d9b8', 27) + disc(107, -148, 19, '#f6d9b8');
  const figure =
    drawFeet('#a9613c') +
    shape(`M-60-20${spikes}L60-20Z`, '#7d5140', 'stroke="#7d5140" stroke-width="8" stroke-linejoin="round"') +
    shape('M-50-150L-36-186L-22-156M0-160L12-196L26-160M-76-110L-98-130L-72-134M70-126L94-146L84-112', '#9a6a54') +
    shape('M-66-14Q-78-146 0-150Q78-146 66-14Q0 6-66-14Z', '#f6d9b8') +
    shape('M-52-12Q-56-74-40-78H40Q56-74 52-12Q0 4-52-12Z', apron) +
    stroke('M-38-76L-48-96M38-76L48-96', apron, 11) +
    box(-20, -56, 40, 28, 8, '#fff', 'opacity=".4"') +
    wave +
    stroke('M-58-80Q-92-64-84-40', '#f6d9b8', 27) +
    disc(-84, -36, 18, '#f6d9b8') +
    drawEyes(27, -122, 10) +
    drawBlush(48, -102) +
    disc(0, -108, 13, INK) +
    disc(-4, -112, 4, '#fff', 'opacity=".8"') +
    stroke('M-14-94Q0-82 14-94', INK, 5);
  return place(x, y, turned ? mirror(figure) : figure, scale);
}

/** Draws the cat; about 330 units tall. */
export function drawCat(x: number, y: number, scale: number): string {
  const ear = shape('M30-286Q44-356 86-352Q104-316 92-256Z', '#f59a45') + shape('M50-288Q58-328 80-330Q88-306 82-272Z', '#ffb6c1');
  const figure =
    stroke('M66-40Q150-20 140-110Q136-150 164-158', '#e07f2c', 28) +
    drawFeet('#fff1de') +
    stroke('M-62-132Q-116-160-118-216', '#f59a45', 36) +
    disc(-118, -226, 25, '#fff1de') +
    shape('M-82-18Q-96-178 0-186Q96-178 82-18Q0 8-82-18Z', '#f59a45') +
    shape('M-62-14Q-64-112-46-124H46Q64-112 62-14Q0 6-62-14Z', '#fff5e6') +
    stroke('M-44-120L-56-150M44-120L56-150', '#fff5e6', 14) +
    shape('M-26-84H26V-58Q26-40 0-40T-26-58Z', '#f2695c') +
    stroke('M64-130Q112-112 98-70', '#f59a45', 36) +
    disc(97, -64, 24, '#fff1de') +
    mirror(ear) +
    ear +
    `<ellipse cx="0" cy="-244" rx="108" ry="86" fill="#f59a45"/>` +
    stroke('M0-328V-296M-24-322L-20-298M24-322L20-298M-104-250L-78-246M-100-224L-76-226M104-250L78-246M100-224L76-226', '#d9701f', 10) +
    `<ellipse cx="0" cy="-212" rx="54" ry="38" fill="#fff1de"/>` +
    stroke('M-56-250Q-40-274-24-250M24-250Q40-274 56-250', INK, 8) +
    drawBlush(68, -214) +
    shape('M-13-232H13Q10-218 0-216Q-10-218-13-232Z', '#e2576f') +
    stroke('M-24-210Q-12-194 0-208Q12-194 24-210', INK, 6) +
    stroke('M-50-214L-110-224M-50-204L-108-198M50-214L110-224M50-204L108-198', '#fff', 4, 'opacity=".8"') +
    shape('M0-168Q-44-196-46-166Q-46-140 0-162Q46-140 46-166Q44-196 0-168Z', '#7a5ae0') +
    disc(0, -166, 11, '#5636b8');
  return place(x, y, figure, scale);
}
