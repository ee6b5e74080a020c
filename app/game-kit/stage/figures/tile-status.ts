// How a visitor stands in a mini game that is not loaded: what waits, and the figure to be proud of.
import type { Boast, MiniGameEntry } from '#app/game-kit/contract.ts';
import { formatDuration } from './format-duration.ts';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { keepingOf } from '#app/game-kit/session/persistence/persistence.ts';
import type { Statistics } from '#app/game-kit/session/persistence/statistics.ts';

export interface Standing {
  /** Whether an unfinished game waits. */
  readonly isUnderway: boolean;
  /** The best figure in words, such as "Best 1:05"; null before there is one. */
  readonly boast: string | null;
}

/** A streak begins with the second win. */
const SHORTEST_STREAK = 2;

function inWords(figure: Boast, { bestScore, bestTimeMs, streak }: Statistics): string | null {
  switch (figure) {
    case 'score':
      return bestScore === null ? null : `Best ${bestScore}`;
    case 'moves':
      return bestScore === null ? null : `Best ${bestScore} ${bestScore === 1 ? 'move' : 'moves'}`;
    case 'time':
      return bestTimeMs === null ? null : `Best ${formatDuration(bestTimeMs)}`;
    case 'streak':
      return streak < SHORTEST_STREAK ? null : `${streak} in a row`;
    default:
      return figure satisfies never;
  }
}

export function standingIn({ id, boast }: MiniGameEntry, storage: TextStorage): Standing {
  const keeping = keepingOf(id, storage);
  const save = keeping.save();
  const variant = save?.variant ?? keeping.variant() ?? boast.variant;
  return { isUnderway: save !== null, boast: inWords(boast.figure, keeping.statistics(variant)) };
}
