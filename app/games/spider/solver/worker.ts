// Web worker: receives the positions of a lost game and posts the last one that can be won.
import { findLastWinnable } from '#app/card-kit/solver/last-winnable.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
import { judge } from './solver.ts';

/** About two seconds for a position. */
const LIMITS = { positions: 2000, kept: 60 };

addEventListener('message', ({ data }: MessageEvent<readonly SpiderState[]>) =>
  postMessage(findLastWinnable(data, (state) => judge(state, LIMITS))),
);
