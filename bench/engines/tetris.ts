// How fast the rules of Tetris are.
import { engine, type TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import type { TetrisState } from '#app/mini-games/tetris/rules/state.ts';
import { heights } from '#app/mini-games/tetris/rules/well.ts';
import type { EngineBench } from './engine-bench.ts';

const { options } = engine.variants[0];
const BATCH = 100;
const SPAWN_COLUMN = 3;

const START: TetrisMove = { type: 'start' };
const TURN: TetrisMove = { type: 'rotate', turn: 'clockwise' };
const LEFT: TetrisMove = { type: 'press', key: 'left' };
const LEFT_UP: TetrisMove = { type: 'release', key: 'left' };
const RIGHT: TetrisMove = { type: 'press', key: 'right' };
const RIGHT_UP: TetrisMove = { type: 'release', key: 'right' };
const DROP: TetrisMove = { type: 'hard-drop' };
const TICK: TetrisMove = { type: 'tick', elapsedMs: 16 };

let seed = 0;

function fresh(): TetrisState {
  seed += 1;
  return engine.play(engine.start(options, seed), START);
}

let state = fresh();

/** Puts the piece where the well is lowest, move by move. */
function place(): void {
  const filled = heights(state.well);
  let lowest = 0;
  for (let column = 1; column < filled.length - 2; column += 1) if ((filled[column] ?? 0) < (filled[lowest] ?? 0)) lowest = column;
  if (state.placed % 3 === 0) state = engine.play(state, TURN);
  for (let column = SPAWN_COLUMN; column > lowest; column -= 1) state = engine.play(engine.play(state, LEFT), LEFT_UP);
  for (let column = SPAWN_COLUMN; column < lowest; column += 1) state = engine.play(engine.play(state, RIGHT), RIGHT_UP);
  state = engine.play(state, DROP);
  if (engine.status(state) !== 'playing') state = fresh();
}

let falling = fresh();

export const bench: EngineBench = {
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
        for (let count = 0; count < BATCH; count += 1) falling = engine.play(falling, TICK);
        if (engine.status(falling) !== 'playing') falling = fresh();
        return BATCH;
      },
    },
  ],
};
