// Names what a piece has earned in Modern, for the label over the well and for screen readers.
import type { Award } from './rules/events.ts';
import { TETRIS_LINES } from './rules/modern-scoring.ts';

const LINE_NAMES = ['', ' single', ' double', ' triple'] as const;

/** The names of an award, the main one first; empty for lines that are nothing special. */
export function getAwardNames({ tSpin, lines, isBackToBack, combo, isPerfectClear }: Award): readonly string[] {
  return [
    isPerfectClear && 'perfect clear',
    tSpin !== null && `${tSpin === 'mini' ? 'mini ' : ''}T-spin${LINE_NAMES[lines] ?? ''}`,
    lines === TETRIS_LINES && 'Tetris',
    isBackToBack && 'back-to-back',
    combo > 0 && `combo ${combo}`,
  ].filter((name) => name !== false);
}
