// Page object of the stage around a mini game.
import type { Locator, Page } from '@playwright/test';
import { createPlayPath } from '#app/content/paths.ts';
import { READY_AFTER_MS } from '#app/game-kit/stage/press-guard.ts';
import { expect, open, skipWithout } from '../fixtures.ts';
import { fixSeed } from './fixed-seed.ts';
import { findGameId } from './known-games.ts';

/** The share of the board that must be on screen. */
const MIN_VISIBLE_RATIO = 0.3;

/** Scrolls the stage fully into view and waits two frames, until touch input hits it. Uses observers, because they work while the clock is paused. */
async function scrollStageIntoView(stage: Element): Promise<void> {
  stage.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => new IntersectionObserver(resolve).observe(stage));
}

/** The fields of Stage are made of these, which are set first. */
class StageFrame {
  readonly page: Page;
  readonly tile: Locator;
  readonly panel: Locator;
  protected readonly path: string;

  /** Skips the test if the site does without the game. */
  constructor(page: Page, title: string) {
    skipWithout(title);
    this.page = page;
    this.path = createPlayPath(findGameId(title) ?? '');
    this.tile = page.getByRole('tab', { name: title, exact: true });
    this.panel = page.getByRole('tabpanel', { name: title }).or(page.getByRole('region', { name: title, exact: true }));
  }
}

interface Visit {
  readonly path?: string;
  readonly variant?: string;
  /** Whether the page has a fake clock that only the test advances. */
  readonly stopsClock?: boolean;
}

export class Stage extends StageFrame {
  /** The visible status of the game. */
  readonly status = this.panel.getByRole('status');
  /** The temporary notice next to it: why a move was refused, or the reason for a hint. */
  readonly notice = this.panel.locator('[data-notice]');
  /** The announcement for screen readers. */
  readonly announcement = this.panel.locator('[data-announcer]');
  readonly result = this.panel.getByRole('region', { name: 'Result' });
  readonly newGameDialog = this.panel.getByRole('dialog', { name: 'Start a new game?' });
  /** The More dialog: how to play, options and statistics. */
  readonly moreDialog = this.panel.locator('dialog[aria-label^="About "]');
  readonly pauseOverlay = this.panel.locator('[data-pause-overlay]');
  readonly resume = this.pauseOverlay.getByRole('button', { name: 'Resume' });
  readonly countdown = this.panel.locator('[data-countdown]');
  readonly variants = this.panel.getByRole('combobox', { name: 'Variant' });
  readonly #board = this.panel.locator('[data-board]');

  /** Opens the game's own page, or another one that contains it, and focuses the board. */
  async visit(path = this.path): Promise<void> {
    await open(this.page, path);
    await this.focusBoard();
  }

  /** Opens the game with this seed for every deal. */
  async deal(seed: number, { path, variant, stopsClock = false }: Visit = {}): Promise<this> {
    if (stopsClock) await this.page.clock.install();
    await fixSeed(this.page, seed);
    await this.visit(path);
    if (variant !== undefined) await this.chooseVariant(variant);
    if (stopsClock) await this.page.clock.pauseAt(Date.now() + 60_000);
    return this;
  }

  /** Scrolls the board into view and focuses it or its overlay, through the tile if the page has one. */
  async focusBoard(): Promise<void> {
    const hasTiles = await this.tile.isVisible();
    if (hasTiles) await this.tile.click();
    else await this.panel.locator('[data-stage]').evaluate(scrollStageIntoView);
    await expect(this.#board).toBeInViewport({ ratio: MIN_VISIBLE_RATIO });
    if (hasTiles) await expect(this.panel.locator(':focus')).toHaveCount(1);
    else await this.#board.locator('[data-play], [tabindex="0"]').first().focus();
  }

  button(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** A cell of the board; rows and columns count from 1. */
  findCell(row: number, column: number): Locator {
    return this.panel.getByRole('button', { name: `Row ${row}, column ${column},` });
  }

  async expectContent(row: number, column: number, content: string): Promise<void> {
    await expect(this.findCell(row, column)).toHaveAccessibleName(`Row ${row}, column ${column}, ${content}`);
  }

  /** The on-screen key of a letter, whether it was tried or not. */
  key(letter: string): Locator {
    return this.panel.getByRole('group', { name: 'Keyboard' }).getByRole('button', { name: new RegExp(`^${letter}(, |$)`) });
  }

  tool(name: string): Locator {
    return this.panel.getByRole('toolbar').getByRole('button', { name, exact: true });
  }

  async chooseVariant(label: string): Promise<void> {
    await this.variants.selectOption(label);
  }

  /** Waits until the result accepts presses and keys. If the test controls the clock, advances it by the needed time. */
  async waitForResult(): Promise<void> {
    await expect(this.result).toBeVisible();
    // The guard's timer is rounded up to whole ms.
    if (await this.page.evaluate(() => '__pwClock' in globalThis)) await this.page.clock.runFor(READY_AFTER_MS + 1);
    await expect(this.panel.locator('[data-ready]').filter({ has: this.page.getByRole('region', { name: 'Result' }) })).toBeVisible();
  }

  async playAgain(by: 'click' | 'tap' | 'Enter' = 'click'): Promise<void> {
    await this.waitForResult();
    const again = this.button('Play Again');
    await (by === 'Enter' ? again.press(by) : again[by]());
  }

  async openMoreDialog(): Promise<void> {
    await this.tool('More').click();
    await expect(this.moreDialog.getByRole('link', { name: 'How to Play' })).toBeVisible();
  }

  async closeMoreDialog(): Promise<void> {
    await this.moreDialog.getByRole('button', { name: 'Back to the game' }).click();
    await expect(this.moreDialog).toBeHidden();
  }

  /** The figure called `name` next to the board, such as 'Moves: 3'. */
  figure(name: string): Locator {
    return this.panel.locator('li:has(> b):not([data-result] li)').filter({ hasText: new RegExp(`^${name}: `) });
  }

  /** Checks figures in the statistics by name; null means that the figure is absent. */
  async expectStatistics(figures: Readonly<Record<string, string | RegExp | null>>): Promise<void> {
    await this.openMoreDialog();
    for (const [name, value] of Object.entries(figures)) {
      const term = this.page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
      const figure = this.moreDialog.locator('dl > div').filter({ has: term }).getByRole('definition');
      if (value === null) await expect(figure, name).toHaveCount(0);
      else await expect(figure, name).toHaveText(value);
    }
    await this.closeMoreDialog();
  }

  async chooseOption(label: string): Promise<void> {
    await this.openMoreDialog();
    await this.moreDialog.getByRole('checkbox', { name: label }).check();
    await this.closeMoreDialog();
  }

  async expectFocusOnBoard(): Promise<void> {
    await expect(this.#board.locator(':focus')).toHaveCount(1);
  }

  /** Runs the 3-2-1 countdown and checks that the board is visible. The page's clock must be paused. */
  async runCountdown(): Promise<void> {
    await expect(this.pauseOverlay).toHaveCount(0);
    for (const number of ['3', '2', '1']) {
      await expect(this.countdown).toHaveText(number);
      await this.page.clock.runFor(1000);
    }
    await expect(this.countdown).toHaveCount(0);
  }
}
