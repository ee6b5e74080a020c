// Where the time of a slow press goes: what the page does by itself on its main thread, and all else, which is the browser's and the screen's.
import type { Browser } from '@playwright/test';
import { choose, GAME_PLAYS, openSlowed, pause, play, slowDown, SLOWDOWN } from './game-plays.ts';
import { withSite } from './site.ts';
import { mainThreadOf, partsOf, pressesIn, traced, type Part, type Slice } from './trace.ts';

const MOVES = 60;
const SLOW_SHARE = 0.1; // a tenth of the presses, the slowest, are looked into

function row(what: string, slices: readonly Slice[]) {
  const main = mainThreadOf(slices);
  const slow = pressesIn(slices)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, MOVES * SLOW_SHARE);
  const took = slow.map((press) => ({ whole: press.to - press.from, ...partsOf(main, press) }));
  const inMs = (part: 'whole' | Part) => Math.round(took.reduce((sum, { [part]: us }) => sum + us, 0) / took.length / 1000);
  const [whole, script, style, painting] = [inMs('whole'), inMs('script'), inMs('style and layout'), inMs('painting')];
  return {
    what,
    'press to paint (ms)': whole,
    'script (ms)': script,
    'style and layout (ms)': style,
    'painting (ms)': painting,
    'all else (ms)': whole - script - style - painting,
  };
}

/** What the browser needs by itself: a square that changes its color at each press. */
async function pressOnSquare(browser: Browser): Promise<Slice[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent('<div id="square" style="width: 20rem; height: 20rem"></div>');
  await page.evaluate(() => {
    let presses = 0;
    addEventListener('keydown', () => {
      presses += 1;
      document.getElementById('square')?.style.setProperty('background', presses % 2 === 0 ? 'red' : 'blue');
    });
  });
  await slowDown(page);
  const slices = await traced(browser, async () => {
    for (let press = 0; press < MOVES; press += 1) {
      await page.keyboard.press('a');
      await pause();
    }
  });
  await page.close();
  return slices;
}

/** Prints a table and returns its rows. */
export async function benchPresses(): Promise<Record<string, unknown>> {
  const presses = await withSite(async (browser, origin) => {
    const rows = [row('A square, for comparison', await pressOnSquare(browser))];
    for (const game of GAME_PLAYS) {
      const page = await openSlowed(browser, origin);
      const panel = await choose(page, game);
      const slices = await traced(browser, async () => {
        for await (const _ of play(page, panel, game, MOVES)) continue;
      });
      rows.push(row(game.title, slices));
      await page.close();
    }
    return rows;
  });
  console.log(`The slowest tenth of ${MOVES} presses in the mean, by a trace, with the CPU slowed ${SLOWDOWN} times`);
  console.table(presses);
  return { presses };
}
