// Invariants of 2048, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { hints } from '#app/games/2048/hints.ts';
import { getHighestPower, getTileValue } from '#app/games/2048/rules/board.ts';
import { GOAL, REACHED_GOAL, rules, type Event2048, type Move2048, type State2048 } from '#app/games/2048/rules/rules.ts';

const MAX_POWER_BY_CELL_COUNT: Readonly<Record<number, number>> = { 16: 17, 25: 26 }; // the highest possible tile on sixteen cells is 131072

function sumTiles({ board }: State2048): number {
  return board.reduce((total, power) => total + getTileValue(power), 0);
}

function countTiles({ board }: State2048): number {
  return board.filter((power) => power > 0).length;
}

/** The target must equal the score that following the hints reaches. */
function checkDailyBoard(board: State2048, target: number | null): void {
  let state = board;
  while (state.score < (target ?? 0)) {
    const [best] = hints.moves(state);
    const played = best && rules.play(state, best);
    assertHolds(played !== undefined && 'state' in played, 'the hints do not reach the target');
    if (played && 'state' in played) ({ state } = played);
  }
  assertHolds((target ?? 0) >= 500 && state.score === target, 'the target is not the score of the hints');
}

export const invariants: Invariants<State2048, Move2048, Event2048> = {
  checkDailyBoard,
  checkState({ board, score, turns }) {
    const highest = MAX_POWER_BY_CELL_COUNT[board.length] ?? -1;
    assertHolds(
      board.every((power) => Number.isInteger(power) && power >= 0 && power <= highest),
      'a tile is impossible',
    );
    assertHolds(score >= 0 && turns >= 0, 'a figure is below zero');
  },
  checkStep(before, after, by, events) {
    const slid = events.filter((event) => event.type === 'slid');
    const merged = events.filter((event) => event.type === 'merged');
    const [spawned, ...others] = events.filter((event) => event.type === 'spawned');
    const reached = events.filter((event) => event.type === 'reached' || event.type === REACHED_GOAL);
    assertHolds(
      slid.length === 1 && typeof by === 'object' && slid[0]?.direction === by.direction,
      'the slid event does not match the board',
    );
    assertHolds(
      merged.length <= 10 && after.board.length === before.board.length && new Set(merged.map(({ cell }) => cell)).size === merged.length,
      'a tile was merged twice',
    );
    assertHolds(
      merged.every(({ cell, power }) => after.board[cell] === power),
      'a merged tile is missing',
    );
    assertHolds(spawned !== undefined && others.length === 0, 'there is not exactly one new tile');
    assertHolds(spawned?.power === 1 || spawned?.power === 2, 'the new tile is neither a 2 nor a 4');
    assertHolds(after.board[spawned?.cell ?? -1] === spawned?.power, 'the new tile is missing');
    assertHolds(
      sumTiles(after) - sumTiles(before) === getTileValue(spawned?.power ?? 0),
      'tiles appeared or disappeared besides the new one',
    );
    assertHolds(
      after.score - before.score === merged.reduce((total, { power }) => total + getTileValue(power), 0),
      'the score does not match the merges',
    );
    assertHolds(countTiles(after) === countTiles(before) + 1 - merged.length, 'the number of tiles does not match the merges');
    assertHolds(after.turns === before.turns + 1, 'a slide is not one turn');
    const highest = getHighestPower(after.board);
    assertHolds(
      reached.map(({ power }) => power).join() === (highest >= GOAL && highest > getHighestPower(before.board) ? String(highest) : ''),
      'the reached events do not match the board',
    );
  },
};
