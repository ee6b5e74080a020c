// Tetris: pieces that are placed move by move, and pieces that fall by themselves.
import type { GameBench } from '#app/mini-games/player.ts';
import { rules, type TetrisMove } from './rules/rules.ts';
import type { TetrisState } from './rules/state.ts';
import { heights } from './rules/well.ts';

const { options } = rules.variants[0];
const BATCH = 100;
const SPAWN_COLUMN = 3;

const START: TetrisMove = { type: 'start' };
const TURN: TetrisMove = { type: 'rotate', turn: 'clockwise' };
const LEFT: TetrisMove = { type: 'press', key: 'left' };
const LEFT_UP: TetrisMove = { type: 'release', key: 'left' };
const RIGHT: TetrisMove = { type: 'press', key: 'right' };
const RIGHT_UP: TetrisMove = { type: 'release', key: 'right' };
const DROP: TetrisMove = { type: 'hard-drop' };
const FRAME_MS = 16;

let seed = 0;

function after(state: TetrisState, move: TetrisMove): TetrisState {
  const played = rules.play(state, move);
  return 'refused' in played ? state : played.state;
}

function fresh(): TetrisState {
  seed += 1;
  return after(rules.start(options, seed), START);
}

let state = fresh();

/** Puts the piece where the well is lowest, move by move. */
function place(): void {
  const filled = heights(state.well);
  let lowest = 0;
  for (let column = 1; column < filled.length - 2; column += 1) if ((filled[column] ?? 0) < (filled[lowest] ?? 0)) lowest = column;
  if (state.placed % 3 === 0) state = after(state, TURN);
  for (let column = SPAWN_COLUMN; column > lowest; column -= 1) state = after(after(state, LEFT), LEFT_UP);
  for (let column = SPAWN_COLUMN; column < lowest; column += 1) state = after(after(state, RIGHT), RIGHT_UP);
  state = after(state, DROP);
  if (rules.outcome(state)) state = fresh();
}

let falling = fresh();

/** Lets the piece fall for a frame. */
function fall(): void {
  const passed = rules.advance?.(falling, FRAME_MS);
  if (passed && !('refused' in passed)) falling = passed.state;
}

export const bench: GameBench = {
  title: 'Tetris',
  runs: [
    {
      name: 'pieces placed',
      step() {
        for (let count = 0; count < BATCH; count += 1) place();
        return BATCH;
      },
    },
    {
      name: 'frames of a falling piece',
      step() {
        for (let count = 0; count < BATCH; count += 1) fall();
        if (rules.outcome(falling)) falling = fresh();
        return BATCH;
      },
    },
  ],
};
