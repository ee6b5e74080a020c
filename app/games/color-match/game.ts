// Game definition of Color Match: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import type { ResultLine } from '#app/game-kit/lib/figures.ts';
import { type ColorMatchEvent, type ColorMatchMove, type ColorMatchOptions, type ColorMatchState, rules } from './rules/rules.ts';
import { keys, text } from './text.ts';
import { View } from './view/view.tsx';

/** The share of right answers, such as '80%'; null before the first answer. */
function formatAccuracy({ right, wrong }: ColorMatchState): string | null {
  return right + wrong === 0 ? null : `${Math.round((100 * right) / (right + wrong))}%`;
}

/** The right answers are the score. */
function summarize(state: ColorMatchState): readonly ResultLine[] {
  const { right, wrong, reactionMs } = state;
  const accuracy = formatAccuracy(state);
  if (accuracy === null) return [['Wrong', wrong]];
  return [
    ['Wrong', wrong],
    ['Accuracy', accuracy],
    ['Average reaction time', `${Math.round(reactionMs / (right + wrong))} ms`],
  ];
}

function listSharedFigures(state: ColorMatchState): readonly string[] {
  const accuracy = formatAccuracy(state);
  return [formatCount(state.right, 'point'), ...(accuracy === null ? [] : [`${accuracy} right`])];
}

/** No `time`: the countdown is the game's only clock. */
const FASTEST_ANSWER_MS = 100; // of any hand

export const results: Results<ColorMatchState, ColorMatchOptions> = {
  score: { getScore: ({ right }) => right, name: 'score', better: 'higher' },
  bounds: ({ totalMs }) => ({ most: totalMs / FASTEST_ANSWER_MS }),
  isWinnable: () => false,
  summary: summarize,
  sharedFigures: listSharedFigures,
};

export const game: MiniGame<ColorMatchState, ColorMatchMove, ColorMatchEvent, ColorMatchOptions> = {
  rules,
  text,
  View,
  sides: 'both',
  howToPlay: [
    'Press Match when the word and its ink are the same color, No Match when they differ.',
    "Each right answer is a point. Each wrong one costs two seconds. At zero, time's up.",
  ],
  brief: {
    touch: 'Tap Match if the word is the color of its ink, No Match if not.',
    keys: 'Press the right arrow if the word is the color of its ink, the left one if not.',
  },
  keys,
  undoSupport: 'none',
  startMove: { type: 'start' },
  restartUnit: 'game',
  results,
  preferences: [{ id: 'color-patterns', label: 'Show ink patterns and initials' }],
  sounds: {
    started: 'flip',
    answered: ({ isRight }) => (isRight ? 'right' : 'wrong'),
    'last-seconds': ({ seconds }) => ({ cue: 'flag', semitones: 10 - seconds }), // the last seconds tick, each higher
  },
};
