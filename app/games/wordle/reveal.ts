// Durations of the reveal animation, in which the tiles of a row turn over one after the other.
import { WORD_LENGTH } from './rules/word-list.ts';

/** Duration of one tile. */
export const TURN_MS = 320;

/** Delay between two tiles. */
export const STAGGER_MS = 110;

/** Duration of the whole row. */
export const REVEAL_MS = (WORD_LENGTH - 1) * STAGGER_MS + TURN_MS;
