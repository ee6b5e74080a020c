// Web worker of the solver: receives a position and posts the winning moves.
import { solve, type Position } from './solver.ts';

addEventListener('message', ({ data }: MessageEvent<Position>) => postMessage(solve(data).moves));
