// Five moves of each mini game, as one plays them without knowing the deal.
import { playPath } from '#app/content/play-path.ts';
import { registry } from '#app/mini-games/registry.ts';
import type { Role } from './eyes.ts';
import type { Name, Visitor } from './visitor.ts';

type Act = (visitor: Visitor) => Promise<unknown>;

export interface PlayedGame {
  readonly title: string;
  /** Whether it waits for its Start. */
  readonly isStarted?: false;
  /** What a move changes for the eye. */
  read(visitor: Visitor): Promise<unknown>;
  readonly moves: readonly [Act, Act, Act, Act, Act];
  /** What is there again after a reload, where it is less; null for a game that begins anew. */
  readonly kept?: ((visitor: Visitor) => Promise<unknown>) | null;
}

/** Whether a tool of the chosen game can be used. */
export async function has(visitor: Visitor, tool: 'Undo' | 'Pause' | 'Resume'): Promise<boolean> {
  return (await visitor.look('button', tool)).some(({ isDisabled }) => !isDisabled);
}

/** Brings the board of a game's own page to the middle of the window; one that waits to be gone on with goes on. */
export async function bringToSight(visitor: Visitor): Promise<void> {
  await visitor.see('button', /^(New|Reset) Game$/);
  // A game stands still until it is seen, which takes a frame.
  await visitor.driver.run(async () => {
    document.querySelector('[data-board]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  if (await has(visitor, 'Resume')) await visitor.press('button', 'Resume');
  await visitor.until(() => visitor.driver.run(() => document.querySelector('[data-veil], [data-countdown]') === null), true);
}

/** Opens a game on its own page. */
export async function openGame(visitor: Visitor, title: string): Promise<void> {
  await visitor.open(playPath(registry.find((entry) => entry.title === title)?.id ?? ''));
  await visitor.see('heading', title);
  await bringToSight(visitor);
}

/** Opens the same page once more, as a later visit does. */
export async function comeBack(visitor: Visitor): Promise<void> {
  await visitor.reload();
  await bringToSight(visitor);
}

/** The names of what can be seen, as far as they match. */
function names(role: Role, pattern: RegExp) {
  return (visitor: Visitor) => visitor.names(role, pattern);
}

/** The field of a game, as a picture in text. */
function drawing(visitor: Visitor): Promise<string> {
  return visitor.driver.run(() => document.querySelector<HTMLCanvasElement>('[role="application"] canvas')?.toDataURL() ?? '');
}

function press(role: Role, name: Name): Act {
  return (visitor) => visitor.press(role, name);
}

function keys(...pressed: readonly string[]): Act {
  return (visitor) => visitor.keys(...pressed);
}

/** Turns a card once two others have been looked at. */
function turn(card: number): Act {
  return async (visitor) => {
    await visitor.see('button', new RegExp(`^Card ${card}, face down$`), { isDisabled: false });
    const isOpen = async () => (await names('button', /^Card \d+, [a-z]+$/)(visitor)).length;
    if (card % 2 === 1) await visitor.until(isOpen, 0);
    await visitor.press('button', `Card ${card}, face down`);
  };
}

const answer: Act = async (visitor) => {
  const { name } = await visitor.see('text', /^Word: \w+\. Ink: \w+\.$/);
  const [, word, ink] = /Word: (\w+)\. Ink: (\w+)\./.exec(name) ?? [];
  await visitor.press('button', word?.toLowerCase() === ink ? 'Match' : 'No Match');
};

/** Moves the tile beside the gap that lies this way round it, or another one where there is none. */
function slide(rows: number, columns: number): Act {
  return async (visitor) => {
    const gap = await visitor.see('button', /^Row \d, column \d, empty$/);
    const [row = 0, column = 0] = (gap.name.match(/\d/g) ?? []).map(Number);
    const inside = (place: number, by: number) => (place + by < 1 || place + by > 3 ? place - by : place + by);
    await visitor.press('button', new RegExp(`^Row ${inside(row, rows)}, column ${inside(column, columns)}, tile`));
  };
}

/** Slides the tiles, the other way where this one changes nothing. */
function slideAll(key: string, otherwise: string): Act {
  return async (visitor) => {
    const read = names('gridcell', /./);
    const before = String(await read(visitor));
    await visitor.keys(key);
    if (String(await read(visitor)) === before) await visitor.keys(otherwise);
  };
}

const fill: Act = async (visitor) => {
  await visitor.press('button', /^Row \d, column \d, empty$/);
  await visitor.keys('5');
};

const flag = press('button', /^Row \d, column \d, hidden$/);
const draw = press('button', 'Draw a card');
const figures = names('listitem', /^(Score|Length|Level|Lines|Moves): /);

export const GAMES_PLAYED: readonly PlayedGame[] = [
  {
    title: 'Tic Tac Toe',
    read: names('button', /^Row/),
    moves: [
      press('button', 'Row 1, column 1, empty'),
      press('button', 'Row 2, column 2, empty'),
      press('button', 'Row 1, column 2, empty'),
      press('button', 'Row 1, column 3, empty'),
      press('button', 'Row 3, column 3, empty'),
    ],
  },
  { title: 'Memory', read: names('button', /^Card/), moves: [turn(1), turn(2), turn(3), turn(4), turn(5)], kept: figures },
  { title: 'Color Match', isStarted: false, read: figures, moves: [answer, answer, answer, answer, answer], kept: null },
  {
    title: 'Snake',
    isStarted: false,
    read: drawing,
    moves: [keys('ArrowUp'), keys('ArrowLeft'), keys('ArrowDown'), keys('ArrowRight'), keys('ArrowUp')],
    kept: figures,
  },
  { title: 'Puzzle', read: names('button', /^Row/), moves: [slide(1, 0), slide(0, 1), slide(1, 0), slide(0, 1), slide(1, 0)] },
  {
    title: 'Hangman',
    read: names('button', /^[A-Z](,|$)/),
    moves: [press('button', 'E'), press('button', 'A'), press('button', 'I'), press('button', 'R'), press('button', 'N')],
  },
  {
    title: 'Minesweeper',
    read: names('button', /^(Row|Flag)/),
    moves: [
      press('button', 'Row 4, column 4, hidden'),
      async (visitor) => {
        await visitor.press('button', 'Flag mode');
        await flag(visitor);
      },
      flag,
      flag,
      flag,
    ],
  },
  {
    title: 'Wordle',
    read: names('image', /^[A-Z], /),
    moves: [
      async (visitor) => {
        await visitor.type('textbox', 'Your guess', 'abcde');
        await visitor.keys('Enter');
      },
      keys(...'fghij', 'Enter'),
      keys(...'klmno', 'Enter'),
      keys(...'pqrst', 'Enter'),
      keys(...'uvwxy', 'Enter'),
    ],
  },
  {
    title: '2048',
    read: names('gridcell', /./),
    moves: [
      async (visitor) => {
        await visitor.press('grid', 'Board');
        await slideAll('ArrowRight', 'ArrowLeft')(visitor);
      },
      slideAll('ArrowLeft', 'ArrowRight'),
      slideAll('ArrowDown', 'ArrowUp'),
      slideAll('ArrowUp', 'ArrowDown'),
      press('button', /^(Down|Left|Right)$/),
    ],
  },
  { title: 'Sudoku', read: names('button', /^Row/), moves: [fill, fill, fill, fill, fill] },
  {
    title: 'Solitaire',
    read: names('button', / of (spades|hearts|diamonds|clubs)$/),
    moves: [draw, draw, draw, draw, draw],
  },
  {
    title: 'Tetris',
    isStarted: false,
    read: drawing,
    moves: [keys('ArrowLeft'), keys('ArrowUp'), keys('c'), keys(' '), keys('ArrowRight')],
    kept: figures,
  },
];
