// Tests the mini games in other browsers: the first moves of each, undo, pause, restoring after a reload, and dragging a card.
import { createPlayPath } from '#app/content/paths.ts';
import { registry } from '#app/games/registry.ts';
import { getCardName, GRAB_OFFSET } from '#tests/games/solitaire/page-object.ts';
import { SHORT_GAME, SHORT_GAME_SEED } from '#tests/games/solitaire/short-game.ts';
import { expect, test } from './browsers.ts';
import type { Name, Visitor } from './visitor.ts';

const KEY = /^(Arrow\w+|Enter|[a-z5 ])$/;

/** What begins each game: names of buttons to press, and keys; of others, the focused control. */
const MOVES: Readonly<Record<string, readonly Name[]>> = {
  'tic-tac-toe': ['Row 1, column 1, empty'],
  memory: ['Card 1, face down', 'Card 2, face down'],
  'color-match': ['Start', /^(No )?Match$/],
  snake: ['Start', 'ArrowUp'],
  puzzle: ['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
  hangman: ['E'],
  minesweeper: ['Row 4, column 4, hidden'],
  wordle: [...'abcde', 'Enter'],
  '2048': ['ArrowLeft', 'ArrowUp'],
  sudoku: [/^Row \d, column \d, empty$/, '5'],
  solitaire: ['Draw a card'],
  tetris: ['Start', 'ArrowLeft', 'c', ' '],
};

/** The labels and texts of the board, without the selected cell. Labels keep their order; texts are sorted, because 2048 orders its tiles differently. */
function readBoard(visitor: Visitor): Promise<string> {
  return visitor.window.run(() => {
    const board = document.querySelector('[data-board]');
    const parts = Array.from(board?.querySelectorAll('*') ?? []);
    const names = parts.flatMap(({ ariaLabel }) => (ariaLabel && !ariaLabel.startsWith('Digits for ') ? ariaLabel : []));
    const texts = parts.flatMap((part) => (part.ariaLabel || part.firstElementChild ? [] : part.textContent || []));
    return [board?.querySelector('canvas')?.toDataURL(), ...names, ...texts.toSorted()].join('\n');
  });
}

async function canPress(visitor: Visitor, tool: string): Promise<boolean> {
  return (await visitor.look('button', tool)).some(({ isDisabled }) => !isDisabled);
}

/** Opens a game, scrolls its board to the center, because a game waits until it is visible, and resumes it if it is paused. */
async function openGame(visitor: Visitor, id: string): Promise<void> {
  await visitor.open(createPlayPath(id));
  await visitor.see('button', /^(New|Reset) Game$/);
  await visitor.window.run(async () => {
    document.querySelector('[data-board]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  if (await canPress(visitor, 'Resume')) await visitor.press('button', 'Resume');
  await visitor.until(() => visitor.window.run(() => document.querySelector('[data-pause-overlay], [data-countdown]') === null), true);
}

for (const { id, title } of registry) {
  test(`${title} is played`, async ({ visitor }) => {
    await openGame(visitor, id);
    await visitor.window.run(() => document.querySelector<HTMLElement>('[data-board] :is([data-play], [tabindex="0"])')?.focus());
    const change = async (act: () => Promise<void>) => {
      const before = await readBoard(visitor);
      await act();
      await expect.poll(() => readBoard(visitor)).not.toBe(before);
    };
    await change(async () => {
      for (const move of MOVES[id] ?? ['Enter'])
        await (KEY.test(String(move)) ? visitor.window.press(String(move)) : visitor.press('button', move));
    });
    if (await canPress(visitor, 'Undo')) await change(() => visitor.press('button', 'Undo'));
    if (await canPress(visitor, 'Pause')) {
      await visitor.press('button', 'Pause');
      await visitor.see('button', 'Resume');
    }
    const seen = await readBoard(visitor);
    await openGame(visitor, id);
    if (id === 'sudoku' || id === 'solitaire') await visitor.until(() => readBoard(visitor), seen);
  });
}

test('a card of Solitaire is dragged to its foundation, and undo takes it back', async ({ visitor }) => {
  const [draws = '', firstAce = ''] = SHORT_GAME;
  await openGame(visitor, 'solitaire');
  await visitor.window.run((seed) => {
    Math.random = () => seed / 2 ** 32;
  }, SHORT_GAME_SEED);
  await visitor.press('button', 'New Game');
  for (let count = 0; count < Number(draws); count += 1) {
    await visitor.press('button', 'Draw a card');
    await visitor.see('group', `Stock, ${23 - count} cards`);
  }
  const from = await visitor.reach('button', getCardName(firstAce), GRAB_OFFSET);
  const { left, top } = await visitor.see('group', 'Foundation 1');
  const to = { x: left + GRAB_OFFSET.x, y: top + GRAB_OFFSET.y };
  await visitor.window.drag(from, { x: from.x - 20, y: from.y + 5 }, { x: (from.x + to.x) / 2, y: to.y }, to);
  await visitor.see('button', getCardName(firstAce), { left });
  await visitor.see('listitem', 'Score: 10');
  await visitor.press('button', 'Undo');
  await visitor.see('listitem', 'Score: 0');
  expect((await visitor.see('button', getCardName(firstAce))).left).not.toBe(left);
});
