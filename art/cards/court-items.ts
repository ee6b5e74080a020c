// Draws the items that the court figures hold, upright, with the grip at (0, 0).
import { withReflection, dot, fill, line, oval, PAINT } from './court-parts.ts';
import { getPipPath } from './pips.ts';

const drawGleam = (d: string, width = 3.5): string => line('#fff', width, d).replace('/>', ' opacity=".6"/>');

export const GARDEN_SPADE =
  line(PAINT.wood, 7, 'M0 22V-40') +
  fill('#8fa0c4', 'M-14-36Q-17-36-17-40V-62Q-15-80 0-88Q15-80 17-62V-40Q17-36 14-36Z') +
  fill(PAINT.steel, 'M-13-40V-62Q-11-76 0-82V-40Z') +
  fill(PAINT.gold, 'M-6-40H6V-26H-6Z');

export const TULIP =
  line(PAINT.leaf, 6, 'M0 20V-40') +
  fill(PAINT.moss, 'M2-8Q22-14 18-38Q2-30 0-8Z') +
  fill(PAINT.violet, 'M-17-46C-22-68-17-76-15-80Q-8-76-6-68Q-4-78 0-84Q4-78 6-68Q8-76 15-80C17-76 22-68 17-46C11-34-11-34-17-46Z') +
  fill('#a58bf5', 'M-7-44C-10-62-4-74 0-84C4-74 10-62 7-44Q0-36-7-44Z');

export const CARROT =
  withReflection(line(PAINT.leaf, 7, 'M2-50Q10-62 12-76')) +
  line(PAINT.moss, 7, 'M0-50V-80') +
  fill(PAINT.apricot, 'M-15-44Q-14-56 0-56Q14-56 15-44Q14-10 3 22Q0 28-3 22Q-14-10-15-44Z') +
  line('#d96f1f', 3, 'M-10-38H-3M11-28H4M-7-18H-2') +
  drawGleam('M-8-46Q-5-50 0-50');

export const JAM_JAR =
  `<rect x="-19" y="-52" width="38" height="48" rx="11" fill="${PAINT.apricot}"/><rect x="-19" y="-52" width="38" height="14" rx="7" fill="#fff" opacity=".45"/><rect x="-18" y="-64" width="36" height="15" rx="5" fill="${PAINT.crimson}"/>` +
  line(PAINT.cream, 3, 'M-9-62V-51M0-62V-51M9-62V-51') +
  `<rect x="-12" y="-36" width="24" height="22" rx="5" fill="${PAINT.cream}"/>` +
  `<path transform="translate(0 -25)scale(.16)" d="${getPipPath('hearts')}" fill="${PAINT.crimson}"/>` +
  drawGleam('M-15-34V-16');

export const APRICOT =
  line(PAINT.wood, 5, 'M0-48Q2-58 8-62') +
  fill(PAINT.leaf, 'M3-54Q8-76 28-70Q26-52 3-54Z') +
  line(PAINT.moss, 2.5, 'M7-57Q16-60 23-66') +
  dot(PAINT.apricot, -1, -27, 22) +
  `<path d="M-1-49A22 22 0 0 1 8-7Q20-27-1-49Z" fill="${PAINT.coral}" opacity=".75"/>` +
  drawGleam('M-15-30Q-14-39-7-42', 4.5);

export const LOLLIPOP =
  line('#fff', 6, 'M0 24V-34') +
  `<g transform="translate(0 -58)scale(.47)"><path d="${getPipPath('hearts')}" fill="${PAINT.coral}"/>${line('#fff', 9, 'M-30-12Q-30-26-19-29M8-14Q28-28 28-8Q20 16 0 26').replace('/>', ' opacity=".7"/>')}</g>`;

export const SCEPTRE =
  line(PAINT.amber, 7, 'M0 26V-42') +
  dot(PAINT.gold, 0, -40, 8) +
  `<g transform="translate(0 -66)scale(.5)"><path d="${getPipPath('diamonds')}" fill="${PAINT.sky}"/><path d="M0-50L-20-4L0 48L20-4Z" fill="#a8dcf7"/><path d="M-38-3L-20-4L0-14L20-4L38-3L20 6H-20Z" fill="#fff" opacity=".65"/></g>`;

export const FAN =
  fill(PAINT.sea, 'M0 4L-25-36Q-22-50-12-54Q0-59 12-54Q20-50 21-36Z') +
  fill(PAINT.sky, 'M0 4L-24-37Q-21-48-12-53L0 4L0-56Q6-56 11-54Z') +
  line(PAINT.cream, 2.5, 'M0 2L-12-53M0 2L0-56M0 2L11-54') +
  line(PAINT.gold, 5, 'M-24-37Q-21-50-12-54Q0-59 12-54Q18-51 20-40');

export const KITE =
  line(PAINT.ink, 2, 'M0 10Q6-8 0-28') +
  fill(PAINT.coral, 'M0-94L-21-66H0Z') +
  fill(PAINT.gold, 'M0-94L21-66H0Z') +
  fill(PAINT.sky, 'M-21-66H0V-28Z') +
  fill(PAINT.apricot, 'M21-66H0V-28Z') +
  line(PAINT.cream, 2.5, 'M0-92V-30M-19-66H19') +
  fill(PAINT.violet, 'M1-14L-9-19V-9L1-14L11-19V-9Z');

export const ACORN_STAFF =
  line(PAINT.wood, 8, 'M0 26V-44') +
  fill('#d98b3f', 'M-15-62H15Q16-42 0-36Q-16-42-15-62Z') +
  fill('#7b4a2b', 'M-19-60Q-19-78 0-79Q19-78 19-60Q0-54-19-60Z') +
  line('#7b4a2b', 5, 'M0-78V-84') +
  line('#a36a40', 2.5, 'M-11-70L-5-62M0-72V-62M11-70L5-62') +
  fill(PAINT.leaf, 'M2-34Q10-48 22-40Q18-26 2-34Z') +
  drawGleam('M-9-56Q-9-50-5-46');

export const CLOVER =
  line(PAINT.moss, 5, 'M0 20Q-4-10 0-46') +
  [45, 135, 225, 315]
    .map(
      (turn) =>
        `<path transform="translate(0 -54)rotate(${turn})translate(0 -15)scale(.27)" d="${getPipPath('hearts')}" fill="${PAINT.leaf}"/>`,
    )
    .join('') +
  line('#8fd07f', 2.5, 'M-10-64L10-44M10-64L-10-44');

export const BLUEBIRD =
  fill(PAINT.sea, 'M12-18L27-12Q28-20 16-28Z') +
  oval(PAINT.sky, 0, -24, 18, 17) +
  fill(PAINT.cream, 'M-16-20Q-8-30 2-22Q8-12 0-7.500Q-12-8-16-20Z') +
  fill(PAINT.sea, 'M2-28Q18-32 15-16Q6-12 2-28Z') +
  fill(PAINT.gold, 'M-16-31L-26-27L-16-23Z') +
  dot(PAINT.ink, -9, -30, 3.2) +
  dot('#fff', -10, -31, 1.1) +
  line(PAINT.sky, 4, 'M-1-40Q0-46 5-46') +
  line(PAINT.amber, 3, 'M-4-8V-2M4-8V-2');
