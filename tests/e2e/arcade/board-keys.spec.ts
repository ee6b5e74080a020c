// Tests who has the keys on a stage: the board after a press by mouse or touch, and game keys from any control that Tab has reached.
import type { Locator, Page } from '@playwright/test';

import { createPlayPath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { DEMO_PATHS } from '#tests/e2e/support/addresses.ts';
import { expect, test, visit } from '#tests/e2e/support/fixtures.ts';

/** All mini games and demos in every run: what takes the keys differs from game to game. */
const GAMES = [...registry.map(({ id }) => ({ id, path: createPlayPath(id) })), ...DEMO_PATHS.map((path) => ({ id: path, path }))];

/** A key that each game uses at any time; arrows where nothing else is named. */
const GAME_KEYS: Readonly<Record<string, string>> = { hangman: 'e', wordle: 'e' };

/** Everything that can be pressed on a stage but is no cell or card of the board, and asks nothing. */
const CONTROLS = ':is([role="toolbar"], [data-controls], [data-field]) button:not([data-field] [tabindex]):not([aria-disabled="true"])';

/** Presses a key and returns whether the page used it, so that it scrolls nothing. */
async function isKeyTaken(page: Page, key: string): Promise<boolean> {
  await page.evaluate(() => {
    const note = ({ defaultPrevented }: KeyboardEvent) => (document.documentElement.dataset['taken'] = String(defaultPrevented));
    addEventListener('keydown', note, { once: true });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => document.documentElement.dataset['taken'] === 'true');
}

/** Aims at one of the controls, which come and go: its name and center; null unless it is in sight. It counts as missed until it is pressed. */
function aim(controls: Locator, index: number) {
  return controls.evaluateAll((all, at) => {
    const control = all[at];
    if (!control?.checkVisibility({ visibilityProperty: true })) return null;
    control.toggleAttribute('data-missed', true);
    control.addEventListener('pointerdown', () => control.removeAttribute('data-missed'), { once: true });
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    return { name: control.ariaLabel ?? control.textContent, x: left + width / 2, y: top + height / 2 };
  }, index);
}

/** Where the focus is: on the board itself, on a control (by its text), or nowhere; or that the last press missed. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: active } = document;
    if (document.querySelector('[data-missed]')) return 'missed';
    if (!active || active === document.body) return 'nowhere';
    const isBoard = active.matches('[data-play], [data-board] [tabindex="0"]:not([data-controls] *), [data-pause-overlay] button');
    return isBoard ? 'board' : (active.getAttribute('aria-label') ?? active.textContent);
  });
}

/** Games that differ in what is tapped: pads that repeat, digits, letters, a mode. */
const TOUCHED = new Set(['snake', 'tetris', 'sudoku', 'wordle', 'minesweeper']);

for (const [way, games, use] of [
  ['click', GAMES, { viewport: { width: 1280, height: 720 } }],
  ['tap', GAMES.filter(({ id }) => TOUCHED.has(id)), { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`by ${way}`, () => {
    test.use(use);

    test(`the board has the keys after a ${way} on any control`, async ({ page }) => {
      test.setTimeout(240_000);
      for (const { id, path } of games) {
        await visit(page, path);
        const stage = page.locator('[data-stage]');
        await stage.getByRole('toolbar').waitFor();
        if (way === 'tap') await stage.dispatchEvent('pointerdown', { pointerType: 'touch' }); // shows the pads
        const controls = stage.locator(CONTROLS);
        const press = (x: number, y: number) => (way === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        // Until it has gone: a dialog that is only closed cannot open again.
        const opened = stage.locator('dialog').or(stage.getByRole('button', { name: 'Exit full screen' }));
        const count = await controls.count();
        expect(count, id).toBeGreaterThan(2);
        for (let index = 0; index < count; index += 1) {
          const target = await aim(controls, index);
          if (!target) continue;
          const { name, x, y } = target;
          await press(x, y);
          // Escape closes what has opened, and leaves full screen.
          if (/More|Full screen|Deal number/.test(name)) {
            await opened.waitFor();
            await page.keyboard.press('Escape');
            await expect(opened).toHaveCount(0);
          }
          await expect.soft(async () => expect(await readFocus(page)).toBe('board'), `${id}: ${name}`).toPass({ timeout: 2000 });
        }
        if (id !== 'wordle') expect.soft(await isKeyTaken(page, GAME_KEYS[id] ?? 'ArrowLeft'), `${id} takes its keys`).toBe(true);
        else {
          await page.keyboard.type('z');
          await expect.soft(stage.getByRole('textbox')).toHaveValue(/Z$/);
        }
      }
    });
  });
}

test('game keys play from a control that Tab has reached, which keeps the focus, and on the board after a variant', async ({ page }) => {
  test.setTimeout(120_000);
  for (const { id, path } of GAMES) {
    await visit(page, path);
    const stage = page.locator('[data-stage]');
    const more = stage.getByRole('toolbar').getByRole('button', { name: 'More' });
    const dialog = stage.locator('dialog'); // until it has gone: one that is only closed cannot open again
    const list = stage.getByRole('combobox', { name: 'Variant' });
    await more.waitFor();
    if ((await list.count()) > 0) {
      const before = await list.inputValue();
      await list.focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key); // the first one opens the list
      await expect.soft(list, id).not.toHaveValue(before);
      await expect.soft(async () => expect(await readFocus(page), `${id}: after a variant`).toBe('board')).toPass({ timeout: 2000 });
    }
    await more.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(dialog, `${id}: ${key}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(more, id).toBeFocused();
    }
    expect.soft(await isKeyTaken(page, GAME_KEYS[id] ?? 'ArrowRight'), `${id} takes its keys`).toBe(true);
    if (id === 'wordle') await expect(stage.getByRole('textbox')).toHaveValue('E');
  }
});
