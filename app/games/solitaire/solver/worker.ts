// The solver in a thread of its own: gets a position, answers with the steps that win it.
import { solve, type Position } from './solver.ts';

addEventListener('message', ({ data }: MessageEvent<Position>) => postMessage(solve(data).steps));
