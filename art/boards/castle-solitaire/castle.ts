// Draws the rose castle of Castle Solitaire, as single pieces, sketched or built. (0, 0) is the center of its base; it is about 860 × 560
// units.
import { box, disc, mirror, place, shape, stroke } from '../drawing/shapes.ts';

export const CASTLE_PIECES = ['moat', 'keep', 'walls', 'left-tower', 'right-tower', 'gatehouse', 'drawbridge', 'banners'] as const;
export type CastlePiece = (typeof CASTLE_PIECES)[number];

/** The pieces that are built when the gatehouse is finished. */
export const BUILT_PIECES: readonly CastlePiece[] = ['moat', 'left-tower', 'walls', 'keep', 'gatehouse'];

const STONE = '#fff0ea';
const SHADE = '#f3cbd3';
const SEAM = '#e3aebb';
const ROOF = '#e0609b';
const ROOF_SHADE = '#b83f7c';
const GLOW = '#ffd36b';
const INK = '#5c1850';

const drawBattlements = (x: number, y: number, width: number, count: number): string => {
  const step = width / (count * 2 - 1);
  return Array.from({ length: count }, (_, index) => box(x + index * step * 2, y - 22, step, 34, 6, STONE)).join('');
};

const drawBricks = (marks: readonly (readonly [number, number])[]): string =>
  stroke(marks.map(([x, y]) => `M${x} ${y}h22`).join(''), SEAM, 6);

const drawLancetWindow = (x: number, y: number, size: number): string =>
  shape(`M${x - size} ${y}V${y - size * 1.7}Q${x} ${y - size * 3.3} ${x + size} ${y - size * 1.7}V${y}Z`, INK) +
  shape(`M${x - size + 5} ${y - 4}V${y - size * 1.6}Q${x} ${y - size * 2.9} ${x + size - 5} ${y - size * 1.6}V${y - 4}Z`, GLOW);

function drawTower(x: number, width: number, height: number, roof: number): string {
  const [left, top] = [x - width / 2, -height];
  const cone = `M${x - width / 2 - 22} ${top + 4}Q${x - width * 0.16} ${top - roof * 0.45} ${x} ${top - roof}Q${x + width * 0.16} ${top - roof * 0.45} ${x + width / 2 + 22} ${top + 4}Q${x} ${top + 26} ${x - width / 2 - 22} ${top + 4}Z`;
  const dark = `M${x} ${top - roof}Q${x + width * 0.16} ${top - roof * 0.45} ${x + width / 2 + 22} ${top + 4}Q${x + width * 0.3} ${top + 16} ${x + width * 0.12} ${top + 15}Q${x + width * 0.14} ${top - roof * 0.4} ${x} ${top - roof}Z`;
  return (
    box(left, top, width, height, 10, STONE) +
    shape(`M${x + width * 0.16} ${top}H${left + width}V0H${x + width * 0.16}Z`, SHADE) +
    drawBricks([
      [left + 12, top + height * 0.42],
      [left + 24, top + height * 0.56],
      [left + 10, top + height * 0.8],
      [left + width - 40, top + height * 0.7],
    ]) +
    drawLancetWindow(x, top + 110, width * 0.13) +
    shape(cone, ROOF) +
    shape(dark, ROOF_SHADE) +
    disc(x, top - roof, 10, GLOW)
  );
}

function drawBanner(x: number, y: number, color: string): string {
  return (
    stroke(`M${x} ${y}V${y - 78}`, '#8b4a35', 8) +
    shape(
      `M${x + 3} ${y - 78}Q${x + 34} ${y - 92} ${x + 70} ${y - 70}L${x + 52} ${y - 54}L${x + 66} ${y - 38}Q${x + 34} ${y - 54} ${x + 3} ${y - 34}Z`,
      color,
    )
  );
}

const PIECE_DRAWINGS: Readonly<Record<CastlePiece, string>> = {
  moat: `<ellipse cx="0" cy="26" rx="470" ry="52" fill="#4da9dd"/><ellipse cx="0" cy="20" rx="440" ry="38" fill="#7cccf3"/>${stroke('M-380 30q26-12 52 0t52 0M250 34q26-12 52 0t52 0M-150 46q26-12 52 0t52 0', '#fff', 6, 'opacity=".7"')}`,
  'left-tower': drawTower(-330, 128, 290, 150),
  'right-tower': drawTower(330, 136, 350, 170),
  walls:
    box(-330, -170, 660, 170, 6, STONE) +
    shape('M150-170H330V0H150Z', SHADE) +
    drawBattlements(-270, -170, 170, 4) +
    drawBattlements(100, -170, 170, 4) +
    drawBricks([
      [-250, -110],
      [-220, -70],
      [-250, -34],
      [-170, -50],
      [180, -110],
      [210, -70],
      [186, -34],
      [230, -40],
    ]),
  keep:
    box(-118, -400, 236, 400, 10, STONE) +
    shape('M30-400H118V0H30Z', SHADE) +
    drawBattlements(-128, -400, 256, 5) +
    shape('M-92-418L0-560L92-418Q0-396-92-418Z', ROOF) +
    shape('M0-560L92-418Q60-410 28-408Q24-470 0-560Z', ROOF_SHADE) +
    disc(0, -560, 11, GLOW) +
    drawLancetWindow(-52, -236, 18) +
    drawLancetWindow(52, -236, 18) +
    disc(0, -330, 32, INK) +
    disc(0, -330, 25, GLOW) +
    stroke('M0-354V-306M-24-330H24', INK, 6) +
    drawBricks([
      [-100, -180],
      [-90, -290],
      [70, -190],
      [-30, -180],
    ]),
  gatehouse:
    box(-92, -196, 184, 196, 10, STONE) +
    shape('M46-196H92V0H46Z', SHADE) +
    drawBattlements(-100, -196, 200, 4) +
    shape('M-56 0V-76Q-56-134 0-134T56-76V0Z', '#7a4428') +
    shape('M-46 0V-74Q-46-122 0-122T46-74V0Z', INK) +
    stroke('M-22-112V0M0-120V0M22-112V0M-46-40H46M-46-80H46', '#b07a4a', 7),
  drawbridge:
    shape('M-54-2H54L84 62H-84Z', '#8f5632') +
    shape('M-54-2H54L80 52H-80Z', '#b97b48') +
    stroke('M-62 12H62M-70 28H70M-77 44H77', '#8f5632', 5) +
    stroke('M-50-70L-78 44M50-70L78 44', INK, 5),
  banners: drawBanner(-330, -440, '#ffc94d') + drawBanner(330, -520, '#5bb8e8') + drawBanner(0, -560, '#f2695c'),
};

const OUTLINES: Readonly<Record<CastlePiece, string>> = {
  moat: 'M-470 26Q-440-22 0-24T470 26Q440 74 0 78T-470 26',
  'left-tower': 'M-394 0V-290M-266 0V-290M-416-286Q-350-360-330-440Q-310-360-244-286Q-330-266-416-286M-350-190V-214Q-330-244-310-214V-190Z',
  'right-tower': 'M262 0V-350M398 0V-350M240-346Q308-430 330-520Q352-430 420-346Q330-324 240-346M310-244V-270Q330-302 350-270V-244Z',
  walls:
    'M-266-170H-244V-192H-220V-170H-196V-192H-172V-170H-148V-192H-118M266-170H244V-192H220V-170H196V-192H172V-170H148V-192H118M-394 0H-92M92 0H394',
  keep: 'M-118-196V-422H-90V-400H-58V-422H-28V-400H28V-422H58V-400H90V-422H118V-196M-92-424L0-560L92-424M-32-330A32 32 0 1 0 32-330A32 32 0 1 0-32-330',
  gatehouse: 'M-92 0V-218H-60V-196H-32V-218H32V-196H60V-218H92V0M-56 0V-76Q-56-134 0-134T56-76V0',
  drawbridge: 'M-54-2L-84 62H84L54-2M-64 18H64M-74 40H74',
  banners:
    'M-330-440V-518Q-300-532-260-510L-278-494L-264-478Q-300-492-330-474M330-520V-598Q360-612 400-590L382-574L396-558Q360-572 330-554M0-560V-638Q30-652 70-630L52-614L66-598Q30-612 0-594',
};

/** Draws one built piece. */
export const drawCastlePiece = (piece: CastlePiece): string => PIECE_DRAWINGS[piece];

/** Draws the castle: the pieces in `built` in color, the others as dashed lines in the color `pencil`. */
export function drawCastle(x: number, y: number, scale: number, built: readonly CastlePiece[], pencil: string): string {
  const drawn = CASTLE_PIECES.map((piece) =>
    built.includes(piece) ? PIECE_DRAWINGS[piece] : stroke(OUTLINES[piece], pencil, 6, built.length ? 'stroke-dasharray="16 15"' : ''),
  ).join('');
  return place(x, y, drawn, scale);
}

/** Draws a small waving builder in a hard hat; about 100 units tall, standing on (0, 0). */
export function drawBuilder(
  x: number,
  y: number,
  scale: number,
  coat: string,
  hat: string,
  skin: string,
  waving: 'left' | 'right' = 'right',
): string {
  const arm = stroke('M24-42Q44-54 46-82', coat, 15) + disc(46, -88, 10, skin);
  const figure =
    stroke('M-12-12V0M12-12V0', '#4a3350', 15) +
    shape('M-27-8V-34Q-27-58 0-58T27-34V-8Z', coat) +
    shape('M-10-56H10V-8H-10Z', '#fff', 'opacity=".35"') +
    arm +
    stroke('M-24-42Q-38-30-34-16', coat, 14) +
    disc(-34, -14, 8, skin) +
    disc(0, -76, 25, skin) +
    disc(-9, -75, 3.6, INK) +
    disc(9, -75, 3.6, INK) +
    disc(-15, -67, 5, '#f2695c', 'opacity=".5"') +
    disc(15, -67, 5, '#f2695c', 'opacity=".5"') +
    stroke('M-6-66Q0-60 6-66', INK, 3) +
    shape('M-27-82Q-27-108 0-108T27-82Z', hat) +
    box(-32, -88, 64, 10, 5, hat) +
    stroke('M0-106V-90', '#fff', 5, 'opacity=".5"');
  return place(x, y, waving === 'right' ? figure : mirror(figure), scale);
}
