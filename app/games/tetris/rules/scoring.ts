// The scores: those of the Game Boy version without its level factor, and those of the variant Modern, as in the Tetris Guideline.
// https://tetris.wiki/Scoring
import { getLevel, type Award, type TetrisEvent, type TetrisState } from './state.ts';
import type { TSpin } from './t-spin.ts';
import type { Well } from './well.ts';

/** By number of lines; the same at every level. */
const CLASSIC_LINE_POINTS = [0, 40, 100, 300, 1200] as const;

export function getLineScore(lines: number): number {
  return CLASSIC_LINE_POINTS[lines] ?? 0;
}

/** Points of Modern at level 1, by number of lines. */
const LINE_POINTS = [0, 100, 300, 500, 800] as const;
const T_SPIN_POINTS = [400, 800, 1200, 1600] as const;
const MINI_T_SPIN_POINTS = [100, 200, 400] as const;
const PERFECT_CLEAR_POINTS = [0, 800, 1200, 1800, 2000] as const;
const BACK_TO_BACK_PERFECT_TETRIS_POINTS = 3200;
const BACK_TO_BACK_FACTOR = 1.5;
const COMBO_POINTS = 50;

/** Points for each row of a drop, at every level. */
export const SOFT_DROP_POINTS = 1;
export const HARD_DROP_POINTS = 2;

export const TETRIS_LINES = 4;

function getBasePoints(tSpin: TSpin | null, lines: number): number {
  if (tSpin === null) return LINE_POINTS[lines] ?? 0;
  return (tSpin === 'full' ? T_SPIN_POINTS : MINI_T_SPIN_POINTS)[lines] ?? 0;
}

function getPerfectClearPoints({ lines, isBackToBack }: Pick<Award, 'lines' | 'isBackToBack'>): number {
  return lines === TETRIS_LINES && isBackToBack ? BACK_TO_BACK_PERFECT_TETRIS_POINTS : (PERFECT_CLEAR_POINTS[lines] ?? 0);
}

/** Four lines at once, and any lines by a T-spin: the clears that count back to back. */
function isDifficult({ tSpin, lines }: Pick<Award, 'tSpin' | 'lines'>): boolean {
  return lines === TETRIS_LINES || (tSpin !== null && lines > 0);
}

/** What a piece earns; `state` is that before it locked, `well` that after. */
function computeAward(state: TetrisState, well: Well, tSpin: TSpin | null, lines: number): Award {
  const earned = {
    tSpin,
    lines,
    isBackToBack: state.wasDifficult && isDifficult({ tSpin, lines }),
    combo: lines > 0 ? state.combo + 1 : 0,
    isPerfectClear: lines > 0 && well.every((row) => row === 0),
  };
  const points =
    getBasePoints(tSpin, lines) * (earned.isBackToBack ? BACK_TO_BACK_FACTOR : 1) +
    COMBO_POINTS * earned.combo +
    (earned.isPerfectClear ? getPerfectClearPoints(earned) : 0);
  return { ...earned, points: points * getLevel(state) };
}

type Scores = Pick<TetrisState, 'score' | 'wasDifficult' | 'combo' | 'tSpins' | 'tetrises' | 'longestCombo'>;

/** The figures after a piece has locked; `state` is that before, `well` that after. The level before the clear counts. */
export function scorePiece(state: TetrisState, well: Well, tSpin: TSpin | null, lines: number, events: TetrisEvent[]): Scores {
  const award = computeAward(state, well, tSpin, lines);
  if (award.points > 0) events.push({ type: 'scored', award });
  return {
    score: state.score + award.points,
    // A piece that clears nothing ends a combo, but keeps the chain of difficult clears.
    wasDifficult: lines > 0 ? isDifficult(award) : state.wasDifficult,
    combo: lines > 0 ? award.combo : -1,
    tSpins: state.tSpins + (tSpin === null ? 0 : 1),
    tetrises: state.tetrises + (lines === TETRIS_LINES ? 1 : 0),
    longestCombo: Math.max(state.longestCombo, award.combo),
  };
}
