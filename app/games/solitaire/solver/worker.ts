// Web worker of the solver: receives a position and posts the winning steps, or the positions of a lost game and posts the last winnable
// one.
import { findLastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import { judge, solve, type Position } from './solver.ts';

addEventListener('message', ({ data }: MessageEvent<Position | readonly Position[]>) =>
  postMessage('columns' in data ? solve(data).steps : findLastWinnable(data, judge)),
);
