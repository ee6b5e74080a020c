// All twelve mini games, each on its own page: five moves, undo, a pause, and the same game after a reload.
import { test } from './browsers.ts';
import { comeBack, GAMES_PLAYED, has, openGame } from './games.ts';

for (const { title, isStarted, read, moves, kept = read } of GAMES_PLAYED) {
  test(`${title} is played`, async ({ visitor }) => {
    await openGame(visitor, title);
    if (isStarted === false) await visitor.press('button', 'Start');
    let before: unknown;
    for (const move of moves) {
      before = await read(visitor);
      await move(visitor);
      await visitor.untilNot(() => read(visitor), before);
    }
    if (await has(visitor, 'Undo')) {
      await visitor.press('button', 'Undo');
      await visitor.until(() => read(visitor), before);
    }
    let left = await kept?.(visitor);
    if (await has(visitor, 'Pause')) {
      await visitor.press('button', 'Pause');
      await visitor.see('button', 'Resume');
      // A pause hides some boards, and holds others that would go on.
      if (isStarted === false) left = await kept?.(visitor);
    }
    if (kept === null) return;
    await comeBack(visitor);
    await visitor.until(() => kept(visitor), left);
  });
}
