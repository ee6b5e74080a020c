// Cards of Solitaire on the end of a mouse.
import { cardName, GRAB } from '#app/mini-games/solitaire/page.ts';
import { SHORT_GAME } from '#app/mini-games/solitaire/short-game.ts';
import { expect, test } from './browsers.ts';
import { openGame } from './games.ts';

const [DRAWS = '', FIRST_ACE = ''] = SHORT_GAME;
const ACE = cardName(FIRST_ACE);

test('a card is dragged to its foundation, and undo takes it back', async ({ visitor }) => {
  await openGame(visitor, 'Solitaire');
  for (let count = 0; count < Number(DRAWS); count += 1) {
    await visitor.press('button', 'Draw a card');
    await visitor.see('group', `Stock, ${23 - count} cards`);
  }
  const from = await visitor.reach('button', ACE, GRAB);
  const { left, top } = await visitor.see('group', 'Foundation 1');
  const to = { x: left + GRAB.x, y: top + GRAB.y };
  await visitor.driver.stroke(from, { x: from.x - 20, y: from.y + 5 }, { x: (from.x + to.x) / 2, y: to.y }, to);
  await visitor.until(async () => (await visitor.see('button', ACE)).left, left);
  await visitor.see('listitem', 'Score: 10');
  await visitor.press('button', 'Undo');
  await visitor.see('listitem', 'Score: 0');
  expect((await visitor.see('button', ACE)).left).not.toBe(left);
});
