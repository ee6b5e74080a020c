// What the first release left on the device: it filed by English labels, and wrote time as moves of the game.
import * as v from 'valibot';
import { read } from '#app/storage/read.ts';
import type { Save } from './save.ts';

/**
 * The labels under which the first release filed variants, by game and by what they are filed under now; those that are left out are
 * the id in words, such as 'No walls' for 'no-walls'. They never change any more.
 */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tic-tac-toe': { easy: 'Computer, easy', hard: 'Computer, unbeatable', 'hard-first': 'Computer begins, unbeatable' },
  'color-match': { classic: 'Classic, 30 seconds', relaxed: 'Relaxed, 60 seconds' },
  puzzle: { '3x3': '3 × 3', '4x4': '4 × 4' },
  hangman: { classic: 'Six lives' },
  minesweeper: { classic: 'Classic 8×8', large: 'Large 9×12', 'large-no-guessing': 'Large, no guessing' },
  wordle: { hard: 'Hard mode' },
  '2048': { '4x4': '4 × 4' },
  solitaire: { winnable: 'Winnable deals', any: 'Any deal' },
  tetris: { 'level-10': 'Start at level 10' },
};

/** Moves that stood for the passing of time, and how much of it. */
const BEATS_MS: Readonly<Record<string, number>> = { reply: 450, 'turn-back': 1000, home: 80 };

/** The outcomes that it counted by other words. */
const OUTCOMES: Readonly<Record<string, string>> = { X: 'x', O: 'o', Draws: 'draw', Missed: 'missed' };

const FirstSave = v.object({
  engineVersion: v.number(),
  variant: v.string(), // label
  seed: v.pipe(v.number(), v.integer(), v.minValue(0)),
  moves: v.array(v.looseObject({ type: v.string() })),
  elapsedMs: v.pipe(v.number(), v.finite(), v.minValue(0)),
  isCounted: v.boolean(),
  hints: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  carried: v.optional(v.unknown()),
});

/** The label of a variant in the first release; one that came later was filed under none of it. */
export function firstLabel(game: string, variant: string): string {
  return LABELS[game]?.[variant] ?? variant.charAt(0).toUpperCase() + variant.slice(1).replaceAll('-', ' ');
}

/** The id of a variant that the first release knew by its label. */
export function variantOfLabel(game: string, label: string): string {
  const [known] = Object.entries(LABELS[game] ?? {}).find(([, other]) => other === label) ?? [];
  return known ?? label.toLowerCase().replaceAll(' ', '-');
}

/** What an outcome is counted as now: '3 guesses' is 'guesses-3'. */
export function outcomeOfWords(words: string): string {
  const guesses = /^(\d) guess(es)?$/.exec(words)?.[1];
  return guesses === undefined ? (OUTCOMES[words] ?? words) : `guesses-${guesses}`;
}

/** A save of the first release as it would be written today; null when the text holds none. */
export function readFirstRelease(game: string, text: string | null): Save | null {
  const save = read(FirstSave, text);
  if (!save) return null;
  return {
    format: 2,
    rules: save.engineVersion,
    variant: variantOfLabel(game, save.variant),
    seed: save.seed,
    carried: save.carried,
    entries: save.moves.map((move) => BEATS_MS[move.type] ?? move),
    elapsedMs: save.elapsedMs,
    counted: save.isCounted ? ['end'] : [],
    hints: save.hints,
  };
}
