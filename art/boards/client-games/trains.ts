// Draws toy trains from the side and from above, and pieces of track.
import { box, disc, place, shape, stroke } from '../drawing/shapes.ts';

export const TRAIN_KINDS = ['steam', 'tram', 'diesel', 'tank'] as const;
export type TrainKind = (typeof TRAIN_KINDS)[number];

export interface Train {
  readonly name: string;
  readonly kind: TrainKind;
  readonly color: string;
  readonly dark: string;
}

const INK = '#2b2440';
const BRASS = '#ffc94d';
const GLASS = '#d9f3ff';

const wheel = (x: number, radius: number): string =>
  disc(x, 100 - radius, radius, INK) + disc(x, 100 - radius, radius * 0.62, BRASS) + disc(x, 100 - radius, radius * 0.24, INK);

/** Draws a train that runs to the left, about 260 wide, with its wheels on y = 100. */
export function drawTrain({ kind, color, dark }: Omit<Train, 'name'>): string {
  const floor = box(-124, 44, 248, 22, 9, INK);
  const shine = (x: number, y: number, width: number): string => box(x, y, width, 12, 6, '#fff', 'opacity=".4"');
  switch (kind) {
    case 'steam':
      return (
        shape('M-106 -20L-114 -74H-66L-74 -20Z', INK) +
        box(-120, -88, 60, 20, 9, dark) +
        box(-122, -22, 168, 74, 34, color) +
        shine(-96, -12, 100) +
        disc(-14, -26, 22, BRASS) +
        [-62, -8].map((x) => box(x, -22, 12, 74, 0, BRASS)).join('') +
        box(26, -78, 92, 130, 14, color) +
        box(46, -56, 50, 46, 10, GLASS) +
        box(14, -96, 116, 24, 12, dark) +
        floor +
        shape('M-120 50L-146 90H-104Z', BRASS) +
        [-78, -16].map((x) => wheel(x, 30)).join('') +
        wheel(74, 42)
      );
    case 'tram':
      return (
        stroke('M0 -86L-26 -118M0 -86L26 -118M-34 -118H34', INK, 8) +
        box(-128, -84, 256, 136, 30, color) +
        box(-128, -8, 256, 60, 22, '#fff5e6') +
        box(-136, -94, 272, 26, 13, dark) +
        [-108, -52, 4, 60].map((x) => box(x, -56, 46, 42, 10, GLASS)).join('') +
        disc(-112, 20, 12, BRASS) +
        floor +
        [-80, 80].map((x) => wheel(x, 28)).join('')
      );
    case 'diesel':
      return (
        box(-130, -40, 260, 92, 26, color) +
        shape('M-130 6Q0 -30 130 6V30Q0 -6 -130 30Z', BRASS) +
        box(-88, -86, 96, 70, 18, dark) +
        box(-74, -68, 68, 38, 10, GLASS) +
        [40, 66, 92].map((x) => box(x, -28, 12, 30, 6, dark)).join('') +
        shine(-4, -32, 36) +
        disc(-112, 14, 12, GLASS) +
        floor +
        [-88, -36, 36, 88].map((x) => wheel(x, 25)).join('')
      );
    case 'tank':
      return (
        shape('M-96 -34L-102 -78H-62L-68 -34Z', INK) +
        box(-116, -40, 150, 92, 22, color) +
        shine(-92, -28, 84) +
        disc(-30, -42, 18, BRASS) +
        box(20, -84, 96, 136, 14, dark) +
        box(40, -62, 54, 46, 12, GLASS) +
        box(8, -100, 120, 22, 11, INK) +
        floor +
        [-72, 0, 72].map((x) => wheel(x, 33)).join('')
      );
  }
}

/** Draws an engine from above, 150 long, that runs to the right, and a wagon behind it. */
export function drawTrainFromAbove(color: string, dark: string): string {
  const wagon = box(-214, -38, 112, 76, 16, '#3f7fc4') + box(-202, -27, 88, 54, 10, '#2c5f9c');
  const load = [-184, -158, -132].map((x) => disc(x, 0, 20, '#f7923f')).join('') + disc(-171, -4, 16, '#ffb46b');
  return (
    box(-216, -30, 290, 84, 20, '#2a1c10', 'opacity=".3" filter="url(#near)"') +
    box(-106, -7, 24, 14, 6, INK) +
    wagon +
    load +
    box(-84, -40, 160, 80, 18, dark) +
    box(-6, -30, 88, 60, 28, color) +
    disc(54, 0, 17, INK) +
    disc(54, 0, 9, '#55496e') +
    disc(16, 0, 12, BRASS) +
    box(-80, -46, 76, 92, 16, color) +
    box(-70, -35, 56, 70, 10, BRASS, 'opacity=".9"') +
    [-22, 22].map((y) => disc(84, y, 9, BRASS)).join('')
  );
}

/** Half the side of a square of the board. */
export const HALF = 96;

/** Draws a piece of track around (0, 0): straight from left to right, or a curve from the left to the top. */
export function drawTrack(kind: 'straight' | 'curve', ground = '#d8b98f'): string {
  const rail = (offset: number): string =>
    kind === 'straight' ? `M${-HALF} ${offset}H${HALF}` : `M${-HALF} ${offset}A${HALF + offset} ${HALF + offset} 0 0 0 ${offset} ${-HALF}`;
  const flat = 'stroke-linecap="butt"';
  const line = (d: string, color: string, width: number, more = flat): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
  return (
    line(rail(0), ground, 112) +
    line(rail(0), '#8a5a36', 88, `${flat} stroke-dasharray="17 20.500" stroke-dashoffset="-8"`) +
    [-25, 25].map((offset) => line(rail(offset), '#5c6478', 13) + line(rail(offset), '#c9d2e2', 6)).join('')
  );
}

/** The same piece, turned in quarters and at a place. */
export function placeTrack(kind: 'straight' | 'curve', x: number, y: number, quarters = 0): string {
  return place(x, y, drawTrack(kind), 1, quarters * 90);
}
