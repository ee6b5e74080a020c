import { beforeEach, expect, it } from 'vitest';
import { dailyLog } from '#app/arcade/daily/model/daily-log.ts';
import { memoryStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { keepingOf } from '#app/game-kit/session/persistence/persistence.ts';
import type { Save } from '#app/game-kit/session/persistence/save.ts';
import { NO_STATISTICS, type Statistics } from '#app/game-kit/session/persistence/statistics.ts';
import { loadGames } from '#app/arcade/statistics/load-games.ts';
import { forget, forgetAll, isKept } from '#app/arcade/statistics/game-records.ts';
import { carryOut, loadNeedsOf, planTransfer, readTransfer, transferText, type Transfer } from '#app/arcade/statistics/export-file.ts';

const games = await loadGames(['sudoku', 'tic-tac-toe']);
const [ticTacToe] = games;
if (!ticTacToe) throw new Error('Tic Tac Toe is not in the registry');

const PLAYED: Statistics = { ...NO_STATISTICS, played: 3, won: 2, streak: 2, longestStreak: 2, bestTimeMs: 90_000 };

/** Tic Tac Toe with X in one cell. */
function saved(cell: number): Save {
  const entries = [{ type: 'mark', cell }];
  const { version } = ticTacToe?.game.rules ?? { version: 0 };
  return { format: 1, rules: version, variant: 'two-players', seed: 7, entries, elapsedMs: 0, counted: [], hints: 0, best: null };
}

function transferOf(text: string): Transfer {
  const transfer = readTransfer(text);
  if ('refused' in transfer) throw new Error(transfer.refused);
  return transfer;
}

let old: TextStorage;
let young: TextStorage;

beforeEach(() => {
  [old, young] = [memoryStorage(), memoryStorage()];
  keepingOf('sudoku', old).store('statistics.classic', PLAYED);
  keepingOf('sudoku', old).store('variant', 'fiendish');
  keepingOf('tic-tac-toe', old).store('save', saved(4));
  keepingOf('tic-tac-toe', old).store('linked', saved(8));
  keepingOf('tic-tac-toe', old).write({ kind: 'preference', id: 'sound', value: true });
  old.set('latest', 'sudoku');
});

it('takes everything along to a new device', () => {
  const plan = planTransfer(transferOf(transferText(games, old)), games, young);
  expect(plan).toMatchObject({ clashes: [], unreadable: [] });
  carryOut(plan, false, young);
  expect(keepingOf('sudoku', young).statistics('classic')).toEqual(PLAYED);
  expect(keepingOf('sudoku', young).variant()).toBe('fiendish');
  expect(keepingOf('tic-tac-toe', young).save()).toEqual(keepingOf('tic-tac-toe', old).save());
  expect(keepingOf('tic-tac-toe', young).save('linked')).toEqual(keepingOf('tic-tac-toe', old).save('linked'));
  expect(keepingOf('tic-tac-toe', young).preferences()).toEqual({ sound: true });
  expect(young.get('latest')).toBe('sudoku');
});

it('takes the days along, and merges them with those that are here', () => {
  const done = { result: 'won', score: null, elapsedMs: 60_000, hints: 0, drawing: null, isOnTime: true, zone: 0, mark: null };
  const begun = { ...saved(4), day: { day: 22, isOnTime: true, zone: 0, mark: null } };
  old.set('sudoku.done.21', JSON.stringify(done));
  old.set('tic-tac-toe.day.22', JSON.stringify(begun));
  young.set('sudoku.done.20', JSON.stringify(done));
  young.set('sudoku.done.21', JSON.stringify({ ...done, elapsedMs: 90_000 }));
  carryOut(planTransfer(transferOf(transferText(games, old)), games, young), false, young);
  const log = dailyLog('sudoku', young);
  expect([...log.keys()]).toEqual([20, 21]);
  expect(log.get(21)?.elapsedMs).toBe(60_000);
  expect(keepingOf('tic-tac-toe', young).save('day.22')).toMatchObject({ entries: begun.entries, day: begun.day });
  const again = planTransfer(transferOf(transferText(games, old)), games, young);
  expect(again.clashes).toEqual([]);
  // Once the board is done here, the unfinished one has nothing left to do.
  young.set('tic-tac-toe.done.22', JSON.stringify(done));
  young.remove('tic-tac-toe.day.22');
  carryOut(planTransfer(transferOf(transferText(games, old)), games, young), true, young);
  expect(young.keys()).not.toContain('tic-tac-toe.day.22');
});

it('reads an unfinished game that needs a list of words, its own and that of a link', async () => {
  const withWords = await loadGames(['wordle', 'hangman']);
  for (const [id, slot, variant, move] of [
    ['wordle', 'save', 'daily', { type: 'guess', word: 'crane' }],
    ['hangman', 'linked', 'food', { type: 'guess', letter: 'E' }],
  ] as const)
    keepingOf(id, old).store(slot, { ...saved(0), rules: 1, variant, entries: [move] });
  const transfer = transferOf(transferText(withWords, old));
  await loadNeedsOf(transfer, withWords);
  expect(planTransfer(transfer, withWords, young).unreadable).toEqual([]);
});

it('keeps better figures and what was chosen here', () => {
  keepingOf('sudoku', young).store('statistics.classic', { ...PLAYED, played: 1, bestTimeMs: 30_000 });
  keepingOf('sudoku', young).write({ kind: 'preference', id: 'sound', value: false });
  young.set('latest', 'tic-tac-toe');
  carryOut(planTransfer(transferOf(transferText(games, old)), games, young), false, young);
  expect(keepingOf('sudoku', young).statistics('classic')).toMatchObject({ played: 3, bestTimeMs: 30_000 });
  expect(keepingOf('sudoku', young).preferences()).toEqual({ sound: false });
  expect(young.get('latest')).toBe('tic-tac-toe');
});

it('asks before an unfinished game takes the place of another one', () => {
  keepingOf('tic-tac-toe', young).store('save', saved(0));
  const plan = planTransfer(transferOf(transferText(games, old)), games, young);
  expect(plan.clashes.map(({ entry }) => entry.id)).toEqual(['tic-tac-toe']);
  carryOut(plan, false, young);
  expect(keepingOf('tic-tac-toe', young).save()?.entries).toEqual(saved(0).entries);
  carryOut(plan, true, young);
  expect(keepingOf('tic-tac-toe', young).save()?.entries).toEqual(saved(4).entries);
  expect(planTransfer(transferOf(transferText(games, old)), games, young).clashes).toEqual([]);
});

it.each([
  ['no JSON', 'Dear diary'],
  ['JSON of something else', '{"kind":"a recipe","version":1}'],
  ['a file without games', '{"kind":"apricotgames-mini-games","version":1}'],
  ['a file of a later release', '{"kind":"apricotgames-mini-games","version":2,"games":{}}'],
])('refuses %s in words', (_, text) => {
  expect(readTransfer(text)).toEqual({ refused: expect.stringMatching(/\w/) });
});

it('leaves out what it cannot read, names the game, and takes the rest', () => {
  const transfer = transferOf(transferText(games, old));
  const broken = {
    ...transfer.games['tic-tac-toe'],
    save: saved(99),
    linked: saved(99),
    statistics: { 'two-players': { version: 1, played: 'many' } },
  };
  const hurt = readTransfer(JSON.stringify({ ...transfer, games: { ...transfer.games, 'tic-tac-toe': broken, chess: broken } }));
  if ('refused' in hurt) throw new Error(hurt.refused);
  const plan = planTransfer(hurt, games, young);
  expect(plan.unreadable.map(({ id }) => id)).toEqual(['tic-tac-toe']);
  carryOut(plan, true, young);
  expect(young.keys().filter((key) => /^(tic|chess)/.test(key))).toEqual([]);
  expect(keepingOf('sudoku', young).statistics('classic')).toEqual(PLAYED);
});

it('forgets one game and leaves the others, or forgets all', () => {
  forget(ticTacToe.entry, old);
  expect(games.map(({ entry }) => isKept(entry, old))).toEqual([false, true]);
  expect(old.get('preferences')).not.toBeNull();
  forgetAll(old);
  expect(old.keys()).toEqual([]);
});
