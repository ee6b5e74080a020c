// Draws Crumb, the mouse of Idle Mouse, about 380 units tall, standing on (0, 0).
import { box, disc, mirror, place, shape, stroke } from '../drawing/shapes.ts';

const MOUSE_POSES = ['wave', 'cheer', 'carry', 'proud'] as const;
type MousePose = (typeof MOUSE_POSES)[number];

interface MouseLook {
  readonly pose: MousePose;
  readonly dungarees?: string;
  readonly hat?: string; // a hard hat in this color
  readonly held?: string; // markup around (0, 0), between the paws when carrying
  readonly turned?: boolean; // mirrored
  readonly rim?: string; // of the goggles
}

// The lilac of the mouse in the key art.
const FUR = '#bcaeea';
const FUR_SHADE = '#9a8bd2';
const MUZZLE = '#fdf1ea';
const PINK = '#ff9fae';
const INK = '#3a1d3f';

/** Draws goggles around (0, 0), with one lens of 40 units on each side. */
export function drawGoggles(rim = '#f2b632'): string {
  const lens =
    disc(42, 0, 43, '#8f5a16') +
    disc(42, -2, 41, rim) +
    disc(42, 0, 32, '#bfe8fb') +
    shape('M12-6A32 32 0 0 1 72-6Q42-22 12-6Z', '#e6f7ff') +
    stroke('M24-14Q28-24 38-26', '#fff', 6, 'opacity=".85"');
  return box(-10, -10, 20, 18, 8, '#8f5a16') + mirror(lens) + lens;
}

/** Draws a hard hat with its brim at (0, 0). */
export function drawHardHat(color: string): string {
  return (
    shape('M-78 0Q-78-84 0-84T78 0Z', color) +
    box(-98, -8, 196, 20, 10, color) +
    shape('M-16-82H16V0H-16Z', '#fff', 'opacity=".35"') +
    stroke('M-52-30Q-44-58-24-66', '#fff', 9, 'opacity=".6"') +
    shape('M-98 2H98Q98 12 88 12H-88Q-98 12-98 2Z', '#000', 'opacity=".14"')
  );
}

function drawArms(pose: MousePose, sleeve: string): { back: string; front: string } {
  const paw = (x: number, y: number) => disc(x, y, 22, FUR) + disc(x - 4, y - 5, 12, '#fff', 'opacity=".22"');
  const raised = stroke('M58-126Q140-118 158-184', sleeve, 34) + paw(162, -202);
  const hip = stroke('M-64-126Q-118-104-74-64', sleeve, 32) + paw(-70, -62);
  switch (pose) {
    case 'wave':
      return { back: raised, front: hip };
    case 'cheer':
      return { back: raised + mirror(raised), front: '' };
    case 'carry':
      return {
        back: '',
        front: stroke('M62-124Q110-110 116-92', sleeve, 34) + paw(124, -88) + stroke('M-58-120Q10-70 66-66', sleeve, 34) + paw(78, -62),
      };
    case 'proud':
      return { back: '', front: hip + mirror(hip) };
    default:
      return pose satisfies never;
  }
}

/** Draws the mouse standing on (x, y). */
export function drawMouse(x: number, y: number, scale: number, look: MouseLook): string {
  const cloth = look.dungarees ?? '#7a5ae0';
  const { back, front } = drawArms(look.pose, '#fff5e6');
  const ear = disc(86, -302, 66, FUR_SHADE) + disc(86, -304, 62, FUR) + disc(88, -300, 43, PINK) + disc(92, -292, 34, '#ffb6c1');
  const body =
    stroke('M50-36Q150-18 142-92Q136-140 176-158', '#e58a9b', 17) +
    `<ellipse cx="-38" cy="-10" rx="42" ry="20" fill="#8a4a2c"/><ellipse cx="38" cy="-10" rx="42" ry="20" fill="#8a4a2c"/><ellipse cx="-40" cy="-15" rx="36" ry="14" fill="#a9613c"/><ellipse cx="36" cy="-15" rx="36" ry="14" fill="#a9613c"/>` +
    back +
    shape('M-78-26Q-92-160 0-168Q92-160 78-26Q0 6-78-26Z', '#fff5e6') +
    shape('M-80-44Q-80-80-72-98Q0-84 72-98Q80-80 78-26Q0 6-78-26Z', cloth) +
    shape('M-44-148H44L50-84H-50Z', cloth) +
    shape('M20-148H44L50-92L72-98Q80-80 78-26Q50-14 22-11Z', '#000', 'opacity=".12"') +
    stroke('M-40-144L-52-164M40-144L52-164', cloth, 17) +
    disc(-38, -138, 8, '#ffc94d') +
    disc(38, -138, 8, '#ffc94d') +
    shape('M-26-84H26V-60Q26-42 0-42T-26-60Z', '#000', 'opacity=".16"') +
    shape('M-15-76L16-66L-15-54Z', '#ffd35a');
  const eye =
    `<ellipse cx="45" cy="-222" rx="23" ry="29" fill="${INK}"/>` + disc(38, -234, 9, '#fff') + disc(52, -210, 4.5, '#fff', 'opacity=".8"');
  const head =
    mirror(ear) +
    ear +
    `<ellipse cx="0" cy="-222" rx="112" ry="90" fill="${FUR_SHADE}"/><ellipse cx="0" cy="-227" rx="110" ry="86" fill="${FUR}"/>` +
    shape('M-30-304Q-18-336 4-322Q10-346 30-334Q26-312 30-300Z', FUR) +
    `<ellipse cx="0" cy="-186" rx="62" ry="44" fill="${MUZZLE}"/>` +
    disc(-76, -184, 20, '#ff7f8e', 'opacity=".45"') +
    disc(76, -184, 20, '#ff7f8e', 'opacity=".45"') +
    mirror(eye.replace('cx="38"', 'cx="52"').replace('cx="52" cy="-210"', 'cx="38" cy="-210"')) +
    eye +
    `<ellipse cx="0" cy="-196" rx="17" ry="12.5" fill="#e2576f"/>` +
    disc(-5, -200, 4.5, '#fff', 'opacity=".7"') +
    (look.pose === 'cheer' || look.pose === 'wave'
      ? shape('M-28-176Q0-168 28-176Q26-140 0-140T-28-176Z', '#6b1c33') +
        box(-12, -176, 11, 15, 3, '#fff') +
        box(1, -176, 11, 15, 3, '#fff') +
        shape('M-16-149Q0-160 16-149Q8-140 0-140T-16-149Z', '#ff8795')
      : stroke('M-26-176Q-12-160 0-174Q12-160 26-176', INK, 6) + box(-8, -168, 8, 12, 2.5, '#fff') + box(0, -168, 8, 12, 2.5, '#fff')) +
    stroke('M-66-190L-122-198M-66-178L-120-172M66-190L122-198M66-178L120-172', '#8d7390', 4, 'opacity=".7"') +
    stroke('M-100-262Q0-300 100-262', '#8f5a16', 14) +
    (look.hat ? place(0, -296, drawHardHat(look.hat)) : '') +
    place(0, look.hat ? -286 : -292, drawGoggles(look.rim), look.hat ? 0.62 : 0.78);
  const held = look.held ? place(104, -96, look.held) : '';
  const whole = body + head + held + front;
  return place(x, y, look.turned ? mirror(whole) : whole, scale);
}
