// Draws the shareable picture of a day on a canvas: the toy and the result of each board, but no board itself.
import { ORIGIN, SITE_NAME, SLUG } from '#app/content/data/site.ts';
import { ARCADE_PATH } from '#app/content/paths.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { getWebpPath, type PictureSource } from '#app/content/pictures/picture-source.ts';
import { computeResultStreak, getDailyResult } from '#app/arcade/daily/model/daily-history.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import { getHue, registry } from '#app/games/registry.ts';
import type { DayContextValue } from './day-context.ts';
import { formatDay, formatDetails, formatFigure } from '#app/arcade/daily/model/daily-text.ts';

const PICTURE_SIZE = 1200;

interface PictureBoard {
  readonly title: string;
  readonly done: DailyResult | null; // null if not finished
  readonly hue: number; // of the key cap, in OKLCH degrees
  readonly toy: PictureSource | undefined;
}

const COLUMNS = 3;
const CAP = { width: 332, height: 344, gap: 36, edge: 18, radius: 44 } as const;
const LEFT_PX = (PICTURE_SIZE - COLUMNS * CAP.width - (COLUMNS - 1) * CAP.gap) / 2;
const TOP_PX = 300;
const TOY_SIZE_PX = 190;
const LIGHTS = ['--highlight', '--danger', '--tertiary', '--success-bright'] as const;

type Context2D = CanvasRenderingContext2D;

/** The color of a token such as `--ink`. */
function getColor(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

/** Loads and decodes the toy's picture; null if that fails. */
async function loadToyImage({ toy }: PictureBoard): Promise<HTMLImageElement | null> {
  if (!toy) return null;
  const image = new Image();
  image.src = getWebpPath(toy);
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function drawBackground(context: Context2D): void {
  context.fillStyle = getColor('--ink-strong');
  context.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  for (const [x, y, radius, token, opacity] of [
    [200, 160, 620, '--secondary', 0.5],
    [1040, 360, 620, '--danger', 0.33],
    [600, 1200, 760, '--brand-strong', 0.4],
  ] as const) {
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    const color = getColor(token);
    glow.addColorStop(0, color.replace(/\)$/, ` / ${opacity})`));
    glow.addColorStop(1, color.replace(/\)$/, ' / 0)'));
    context.fillStyle = glow;
    context.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  }
}

/** A string of lights across the full width. */
function drawGarland(context: Context2D): void {
  const heightAt = (x: number) => 34 + 26 * Math.abs(Math.sin((x / PICTURE_SIZE) * Math.PI * 4));
  context.strokeStyle = 'black';
  context.lineWidth = 5;
  context.beginPath();
  for (let x = 0; x <= PICTURE_SIZE; x += 10) context.lineTo(x, heightAt(x) - 10);
  context.stroke();
  for (let light = 0; light < 20; light += 1) {
    const x = 30 + light * 60;
    context.fillStyle = getColor(LIGHTS[light % LIGHTS.length] ?? LIGHTS[0]);
    context.shadowColor = context.fillStyle;
    context.shadowBlur = 26;
    context.beginPath();
    context.ellipse(x, heightAt(x) + 8, 12, 16, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.shadowBlur = 0;
}

function drawText(
  context: Context2D,
  text: string,
  x: number,
  y: number,
  { font, color, width }: { font: string; color: string; width: number },
): void {
  context.font = font;
  context.fillStyle = color;
  context.fillText(text, x, y, width);
}

function drawCap(context: Context2D, board: PictureBoard, toy: HTMLImageElement | null, index: number): void {
  const { title, hue, done } = board;
  const x = LEFT_PX + (index % COLUMNS) * (CAP.width + CAP.gap);
  const y = TOP_PX + Math.floor(index / COLUMNS) * (CAP.height + CAP.gap + CAP.edge);
  const centerX = x + CAP.width / 2;
  context.fillStyle = done ? `oklch(0.58 0.13 ${hue})` : `oklch(0.24 0.04 ${hue})`;
  context.beginPath();
  context.roundRect(x, y + CAP.edge, CAP.width, CAP.height, CAP.radius);
  context.fill();
  const face = context.createLinearGradient(0, y, 0, y + CAP.height);
  face.addColorStop(0, done ? `oklch(0.92 0.09 ${hue})` : `oklch(0.42 0.05 ${hue})`);
  face.addColorStop(1, done ? `oklch(0.82 0.12 ${hue})` : `oklch(0.36 0.05 ${hue})`);
  context.fillStyle = face;
  context.beginPath();
  context.roundRect(x, y, CAP.width, CAP.height, CAP.radius);
  context.fill();
  context.globalAlpha = done ? 1 : 0.45;
  if (toy) context.drawImage(toy, centerX - TOY_SIZE_PX / 2, y + 14, TOY_SIZE_PX, TOY_SIZE_PX);
  context.globalAlpha = 1;
  const color = done ? `oklch(0.26 0.08 ${hue})` : `oklch(0.85 0.04 ${hue})`;
  const width = CAP.width - 40;
  const details = done && formatDetails(done);
  const textY = y + (details === null ? 0 : -12); // a third line needs room
  drawText(context, title, centerX, textY + 248, { font: '600 34px Figtree, sans-serif', color, width });
  drawText(context, done ? formatFigure(done) : '–', centerX, textY + 308, { font: '700 54px DynaPuff, sans-serif', color, width });
  if (details !== null) drawText(context, details, centerX, y + 330, { font: '600 26px Figtree, sans-serif', color, width });
}

/** Waits for fonts and toy pictures, then draws. */
async function drawDay(canvas: HTMLCanvasElement, day: number, streak: number, boards: readonly PictureBoard[]): Promise<void> {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no way to draw');
  const [toys] = await Promise.all([
    Promise.all(boards.map(loadToyImage)),
    document.fonts.load('700 54px DynaPuff'),
    document.fonts.load('600 34px Figtree'),
  ]);
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  context.textAlign = 'center';
  drawBackground(context);
  drawGarland(context);
  const centerX = PICTURE_SIZE / 2;
  const width = PICTURE_SIZE - 160;
  drawText(context, `Today No. ${day}`, centerX, 196, { font: '700 104px DynaPuff, sans-serif', color: getColor('--brand-bright'), width });
  const count = boards.filter(({ done }) => done).length;
  const streakText = streak > 1 ? `, ${streak} days in a row` : '';
  const line = `${formatDay(day, { year: 'numeric' })}: ${count} of ${boards.length} done${streakText}`;
  drawText(context, line, centerX, 254, { font: '600 36px Figtree, sans-serif', color: getColor('--ground-strong'), width });
  for (const [index, board] of boards.entries()) drawCap(context, board, toys[index] ?? null, index);
  const footerText = `${SITE_NAME}  ·  ${ORIGIN.replace(/^https?:\/\//, '')}${ARCADE_PATH}`;
  drawText(context, footerText, centerX, 1140, { font: '700 40px DynaPuff, sans-serif', color: getColor('--brand-bright'), width });
}

/** The picture of a day as a file; null if the browser cannot make one. */
export async function createDayPicture({ day, dailyHistory, toys, today }: DayContextValue): Promise<File | null> {
  const boards = getDailySet(day).flatMap(({ game }) => {
    const entry = registry.find(({ id }) => id === game);
    return entry ? [{ title: entry.title, done: getDailyResult(dailyHistory, game, day), hue: getHue(entry), toy: toys[game] }] : [];
  });
  const canvas = document.createElement('canvas');
  await drawDay(canvas, day, computeResultStreak(dailyHistory, day, today), boards);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], `${SLUG}-today-${day}.png`, { type: 'image/png' });
}
