// Page object of Solitaire.
import type { Locator, Page } from '@playwright/test';
import { SHORT_GAME_SEED } from './short-game.ts';
import { expect } from '#tests/e2e/support/fixtures.ts';
import type { FirstMove } from '#tests/e2e/support/arcade/first-move.ts';
import { Stage } from '#tests/e2e/support/arcade/stage.page-object.ts';

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };

/** The point where the tests grab a card: its corner, which no other card covers. */
export const GRAB_OFFSET = { x: 9, y: 6 };

/** Returns the full name of a card: 'Queen of hearts' for 'QH'. */
export function getCardName(notation: string): string {
  const [rank = '', suit = ''] = notation;
  return `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? ''}`;
}

/** How to perform each kind of step, by mouse or by keyboard. */
export interface StepActions {
  draw(times: number): Promise<void>;
  send(card: string): Promise<void>;
  /** Moves a card to a column that is not its best target. */
  move(card: string, column: number): Promise<void>;
}

/** Plays the steps of a game. */
export async function playSteps(actions: StepActions, steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    const [card = '', column] = step.split('>');
    if (column !== undefined) await actions.move(card, Number(column));
    else if (/^\d+$/.test(card)) await actions.draw(Number(card));
    else await actions.send(card);
  }
}

export class SolitairePage extends Stage {
  readonly stock: Locator; // the button that draws

  constructor(page: Page) {
    super(page, 'Solitaire');
    this.stock = this.pile(/^Stock/).getByRole('button');
  }

  /** Opens the page; every random seed on it is `seed`. */
  static open(page: Page, seed = SHORT_GAME_SEED): Promise<SolitairePage> {
    return new SolitairePage(page).deal(seed);
  }

  pile(name: string | RegExp): Locator {
    return this.panel.getByRole('group', { name, exact: true });
  }

  card(notation: string): Locator {
    return this.panel.getByRole('button', { name: getCardName(notation), exact: true });
  }

  async expectScore(score: number): Promise<void> {
    await expect(this.figure('Score')).toHaveText(`Score: ${score}`);
  }

  /** Returns the center of the stock, which does not move. */
  async stockPoint(): Promise<readonly [x: number, y: number]> {
    const box = await this.stock.boundingBox();
    if (!box) throw new Error('The stock cannot be seen');
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Draws with the mouse. */
  async draw(times: number): Promise<void> {
    const point = await this.stockPoint();
    for (let count = 0; count < times; count += 1) await this.page.mouse.click(...point);
  }

  /** Drags a card by its corner to the same corner of a pile, without releasing the mouse button. */
  async drag(notation: string, pile: string): Promise<void> {
    const from = await this.card(notation).boundingBox();
    const to = await this.pile(pile).boundingBox();
    if (!from || !to) throw new Error(`${notation} or ${pile} cannot be seen`);
    await this.page.mouse.move(from.x + GRAB_OFFSET.x, from.y + GRAB_OFFSET.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 30, from.y + 30);
    await this.page.mouse.move(to.x + GRAB_OFFSET.x, to.y + GRAB_OFFSET.y);
  }

  async dragAndDrop(notation: string, pile: string): Promise<void> {
    await this.drag(notation, pile);
    await this.page.mouse.up();
  }

  /** Expects a card to be in a pile. */
  async expectCardIn(notation: string, pile: string): Promise<void> {
    await expect(this.pile(pile).getByRole('button', { name: getCardName(notation), exact: true })).toBeVisible();
  }
}

export const firstMove: FirstMove = {
  play: (panel) =>
    panel
      .getByRole('group', { name: /^Stock/ })
      .getByRole('button')
      .press('Enter'),
  playByMouse: (panel) =>
    panel
      .getByRole('group', { name: /^Stock/ })
      .getByRole('button')
      .click(),
  locateEffect: (panel) => panel.getByRole('group', { name: 'Stock, 23 cards' }),
};
