// Draws the heading of Idle Mouse: its name and the amount of cheese.
import { drawRoundButton, drawTitle } from '../drawing/hud.ts';
import { box, text } from '../drawing/shapes.ts';
import { THEMES } from '../drawing/theme.ts';
import { drawCheese } from './room.ts';

export const theme = THEMES['idle-mouse'];

/** Draws the heading with the amount of cheese and its rate. */
export function drawPurse(cheese: string, rate: string): string {
  return (
    drawRoundButton(60, 78, 'pause') +
    drawRoundButton(924, 78, 'settings') +
    drawTitle(theme.title, 540, 148, 66, theme) +
    box(110, 204, 860, 132, 66, theme.deep, 'opacity=".82"') +
    box(114, 208, 852, 124, 62, 'none', `stroke="#ffd98a" stroke-opacity=".45" stroke-width="5"`) +
    drawCheese(188, 270, 1.2) +
    text(268, 300, cheese, { size: 84, anchor: 'start' }) +
    text(926, 292, rate, { size: 46, weight: 600, anchor: 'end', fill: theme.tint })
  );
}
