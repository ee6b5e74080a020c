// Web worker of the solver: receives a position and posts a long way on, or the positions of a lost game and posts the last winnable one.
import { findLastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
import { findLongWayOn, judge } from './solver.ts';

/** About two seconds for a position. */
const LIMITS = { positions: 2000, kept: 60 };

addEventListener('message', ({ data }: MessageEvent<SpiderState | readonly SpiderState[]>) =>
  postMessage('columns' in data ? findLongWayOn(data, LIMITS.positions) : findLastWinnable(data, (state) => judge(state, LIMITS))),
);
