// How long a row takes to turn its tiles over, one after the other.
import { WORD_LENGTH } from './rules/word-list.ts';

/** One tile. */
export const TURN_MS = 320;

/** From one tile to the next. */
export const STAGGER_MS = 110;

/** The whole row. */
export const REVEAL_MS = (WORD_LENGTH - 1) * STAGGER_MS + TURN_MS;
