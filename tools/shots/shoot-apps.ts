// Takes the five screenshots of each game with a demo, and the frames of its loop of play, from the demo itself: the same bytes at each run.
// What they show is a seed (`demo.seed` of the catalogue) and moves of the game's bot.
import { globSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { createDemoPath } from '#app/content/paths.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import type { GameEvent, Rules } from '#app/game-kit/rules.ts';
import { getCornerAround } from '#app/games/block-blitz/view/placement.ts';
import type { Piece } from '#app/games/block-blitz/rules/pieces.ts';
import type { Bot } from '#tests/games/bot.ts';
import { loadGame } from '#tests/e2e/support/arcade/create-saves.ts';
import { createSave, seedStorage } from '#tests/e2e/support/arcade/seed-storage.ts';
import { waitForHydration } from '#tests/e2e/support/hydration.ts';

type AnyRules = Rules<unknown, object, GameEvent, unknown>;

/** A move of any of the games. */
interface Move {
  readonly type: string;
  readonly from?: number;
  readonly to?: number;
  readonly count?: number;
  readonly slot?: number;
  readonly row?: number;
  readonly column?: number;
}

interface Shot {
  /** The share of the game that has been played. */
  readonly played: number;
  readonly does?: 'hint' | 'end';
  readonly preferences?: Readonly<Record<string, boolean>>;
  /** The variant; the first one by default. */
  readonly variant?: number;
}

/** In the order of the screenshots' numbers. */
const SHOTS: Readonly<Record<string, readonly Shot[]>> = {
  solitaire: [
    { played: 0 },
    { played: 0.3, does: 'hint' },
    { played: 0.62 },
    { played: 0.45, preferences: { 'large-print': true } },
    { played: 1, does: 'end' },
  ],
  spider: [{ played: 0 }, { played: 0.35, does: 'hint' }, { played: 0.72 }, { played: 0.2, variant: 2 }, { played: 1, does: 'end' }],
  freecell: [
    { played: 0 },
    { played: 0.3, does: 'hint' },
    { played: 0.6 },
    { played: 0.45, preferences: { 'four-color': true, 'large-print': true } },
    { played: 1, does: 'end' },
  ],
  'block-blitz': [{ played: 0.12 }, { played: 0.3, does: 'hint' }, { played: 0.5 }, { played: 0.8 }, { played: 1, does: 'end' }],
};

const SCREEN = { width: 360, height: 780 } as const;
/** Its result offers its store. */
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const NOW = new Date('2026-11-20T10:00:00Z');
const MS_PER_MOVE = 2600;
const MOST_MOVES = 400;
/** After so many moves a bot plays its worst ones, where it could go on for ever. */
const GOOD_MOVES: Readonly<Record<string, number>> = { 'block-blitz': 70 };
/** Longer than all cards need to go home. */
const END_MS = 8000;

const FRAME_MS = 1000 / 30;
const LOOP_MS = 7600;
const TAP_EVERY_MS = 850;
const FADE_FRAMES = 9;

function play(rules: AnyRules, state: unknown, move: object): unknown {
  const result = rules.play(state, move);
  return 'refused' in result ? null : result.state;
}

/** The moves of a whole game: the bot's own, or its best ones until nothing new comes; its worst ones after `goodMoves`. */
function listMoves(rules: AnyRules, bot: Bot<unknown, object>, variant: number, seed: number, goodMoves = Infinity) {
  let state = rules.start((rules.variants[variant] ?? rules.variants[0]).options, seed);
  const known = variant === 0 && bot.wholeGame?.seed === seed ? bot.wholeGame.moves : null;
  const [moves, states, seen]: [Move[], unknown[], Set<string>] = [[], [state], new Set()];
  while (moves.length < MOST_MOVES && rules.outcome(state) === null) {
    const best = known ? known.slice(moves.length, moves.length + 1) : bot.moves(state);
    const candidates = known || moves.length < goodMoves ? best : best.toReversed();
    const found = candidates
      .map((move) => ({ move, next: play(rules, state, move) }))
      .find(({ next }) => next !== null && (known || !seen.has(JSON.stringify(next))));
    if (!found) break;
    seen.add(JSON.stringify(found.next));
    moves.push(found.move as Move);
    state = found.next;
    states.push(state);
  }
  return { moves, states };
}

/** Opens the demo of a game on a phone, after a share of a game, with its clock standing. */
async function openApp(browser: Browser, baseURL: string, game: Game, shot: Shot, scale: number, hasMotion = false) {
  const { game: id, seed } = game.demo!;
  const { rules, bot } = await loadGame(id);
  const { moves, states } = listMoves(rules, bot, shot.variant ?? 0, seed, GOOD_MOVES[id]);
  const count = Math.min(Math.round(moves.length * shot.played), moves.length - (shot.does === 'end' ? 1 : 0));
  const page = await browser.newPage({
    baseURL,
    viewport: SCREEN,
    deviceScaleFactor: scale,
    hasTouch: true,
    userAgent: ANDROID,
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
  });
  const variant = (rules.variants[shot.variant ?? 0] ?? rules.variants[0]).id;
  const save = { variant, seed, entries: moves.slice(0, count), elapsedMs: count * MS_PER_MOVE };
  await seedStorage(page, {
    preferences: shot.preferences ?? {},
    ...(count > 0 ? { [`${id}.save`]: createSave(rules, save) } : { [`${id}.variant`]: variant }),
  });
  await page.clock.install({ time: NOW });
  await page.goto(createDemoPath(game.slug));
  await waitForHydration(page);
  await page.getByRole('toolbar').waitFor();
  // As high as the window below the header.
  const header = await page.locator('[data-stage]').evaluate((stage) => window.innerHeight - stage.clientHeight);
  await page.setViewportSize({ ...SCREEN, height: SCREEN.height + header });
  await page.clock.pauseAt(NOW.getTime() + 3_600_000);
  return { page, moves: moves.slice(count), states: states.slice(count) };
}

/** Where a move is made: a card, the stock, a button, or a block of the tray. */
function findTarget({ type, from, count, slot = 0 }: Move): string {
  if (type === 'move' || type === 'send') return `[data-pile="${from}"][data-count="${count}"]`;
  return { finish: '[title="Finish"]', place: `[data-controls] [role="group"] > :nth-child(${slot + 1})` }[type] ?? '[data-stock]';
}

/** Makes a move by hand. */
async function makeMove(page: Page, move: Move, state: unknown): Promise<void> {
  const { type, to, slot = 0, row = 0, column = 0 } = move;
  if (type !== 'place') {
    await page.locator(findTarget(move)).first().dispatchEvent('click');
    // A card has gone to its best place; for a while it can be sent to another.
    const other = page.locator(`[data-target][data-pile="${to}"]`);
    if (to !== undefined && (await other.count()) > 0) await other.first().dispatchEvent('click');
    return;
  }
  const piece = (state as { readonly tray: readonly (Piece | null)[] }).tray[slot]!;
  const cell = Array.from({ length: 64 }, (_, index) => index).find((index) => {
    const corner = getCornerAround(piece, index);
    return corner.row === row && corner.column === column;
  });
  await page
    .getByRole('group', { name: 'Blocks' })
    .getByRole('button')
    .nth((state as { tray: readonly unknown[] }).tray.slice(0, slot).filter(Boolean).length)
    .dispatchEvent('click');
  await page.locator(`[data-cell="${cell}"]`).dispatchEvent('click');
}

async function shoot(browser: Browser, baseURL: string, game: Game, shot: Shot, file: string): Promise<void> {
  const { page, moves, states } = await openApp(browser, baseURL, game, shot, 3);
  if (shot.does === 'hint') {
    await page.getByRole('button', { name: 'Hint' }).dispatchEvent('click');
    await page.locator('[data-board] [data-hint]').first().waitFor();
  }
  if (shot.does === 'end') {
    if (moves[0]) await makeMove(page, moves[0], states[0]);
    await page.clock.runFor(END_MS);
    await page.locator('[data-result]').waitFor();
  }
  await page.clock.runFor(1000);
  await page.locator('[data-stage]').screenshot({ path: file, animations: 'disabled' });
  await page.close();
}

/** Shows where a finger taps. */
async function showFinger(page: Page, target: string): Promise<void> {
  await page.evaluate((selector) => {
    document.querySelector('#finger')?.remove();
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) return;
    const finger = Object.assign(document.createElement('div'), { id: 'finger' });
    finger.style.cssText = `position:fixed;z-index:99;left:${box.left + box.width / 2 - 17}px;top:${box.top + Math.min(box.height, box.width * 1.4) / 2 - 17}px;width:34px;height:34px;border-radius:50%;background:rgb(255 255 255/.4);border:2.5px solid rgb(255 255 255/.9);pointer-events:none`;
    document.querySelector('[data-stage]')?.append(finger);
  }, target);
}

/** Lets a moment pass, for timers as for animations. */
async function passFrame(page: Page): Promise<void> {
  await page.clock.runFor(FRAME_MS);
  await page.evaluate((ms) => {
    for (const animation of document.getAnimations().filter(({ timeline }) => timeline === document.timeline)) {
      animation.pause();
      const time = Number(animation.currentTime ?? 0) + ms;
      if (time >= Number(animation.effect?.getComputedTiming().endTime ?? 0)) animation.finish();
      else animation.currentTime = time;
    }
  }, FRAME_MS);
}

/** Records a loop as numbered frames, the first of which fades in at the end. */
async function record(browser: Browser, baseURL: string, game: Game, folder: string): Promise<void> {
  const { page, moves, states } = await openApp(browser, baseURL, game, { played: 0 }, 1.5, true);
  await mkdir(folder, { recursive: true });
  const frames = Math.round(LOOP_MS / FRAME_MS);
  const name = (frame: number) => path.join(folder, `${String(frame).padStart(4, '0')}.png`);
  let next = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = frame * FRAME_MS;
    const due = 700 + next * TAP_EVERY_MS;
    const move = moves[next];
    if (move && at >= due - 200 && at < due) await showFinger(page, findTarget(move));
    if (move && at >= due && at < LOOP_MS - 900) {
      await makeMove(page, move, states[next]);
      next += 1;
    }
    if (at > due + 150 || at < 400) await page.evaluate(() => document.querySelector('#finger')?.remove());
    await passFrame(page);
    const shot = await page.locator('[data-stage]').screenshot();
    const fade = Math.max(0, frame - (frames - FADE_FRAMES)) / FADE_FRAMES;
    const first = fade > 0 ? await sharp(name(0)).ensureAlpha(fade).png().toBuffer() : null;
    await sharp(shot)
      .composite(first ? [{ input: first }] : [])
      .toFile(name(frame));
  }
  await page.close();
}

/** Frames of loops go to `frames`/<slug>. `only` lists the slugs of the games to shoot; empty means all with a demo. */
export async function shootApps(browser: Browser, baseURL: string, folder: string, frames: string, only: readonly string[]): Promise<void> {
  const catalogue = path.resolve(import.meta.dirname, '../../app/content/data/catalogue');
  for (const file of globSync('*.ts', { cwd: catalogue }).toSorted()) {
    const { game } = (await import(path.join(catalogue, file))) as { game: Game };
    if (!game.demo || (only.length > 0 && !only.includes(game.slug))) continue;
    await mkdir(path.join(folder, game.slug), { recursive: true });
    for (const [index, shot] of (SHOTS[game.demo.game] ?? []).entries())
      await shoot(browser, baseURL, game, shot, path.join(folder, game.slug, `screenshot-${index + 1}.png`));
    await record(browser, baseURL, game, path.join(frames, game.slug));
    console.log(`${game.slug}: screenshots, and the frames of its loop`);
  }
}
