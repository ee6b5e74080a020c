// Texts that players share: the result of a finished game with a challenge, or an invitation to the current board.
import { ORIGIN } from '#app/content/data/site/origin.ts';
import { createPlayPath } from '#app/content/paths/play-path.ts';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import { formatLink } from '#app/game-kit/session/game-link.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import { formatDuration } from '#app/game-kit/stage/figures/format-duration.ts';
import { isTimed, isWinnable } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { formatSharedResult } from './result-text.ts';

/** The URL that opens the same board for everyone. */
function createBoardUrl(
  { id }: Pick<MiniGameEntry, 'id'>,
  { rules }: MiniGame,
  { origin, state }: Pick<Snapshot, 'origin' | 'state'>,
): string {
  return `${ORIGIN}${createPlayPath(id)}${formatLink(rules, origin, state)}`;
}

export interface FinishedBoard extends Pick<Snapshot, 'state' | 'origin' | 'preferences'> {
  readonly outcome: Outcome;
  readonly elapsedMs: number;
}

/** A question that challenges the recipient to beat the result. */
function createChallenge({ results }: MiniGame, { state, origin, outcome, elapsedMs }: FinishedBoard): string {
  const isWon = outcome.result === 'won';
  const score = results?.score;
  if (!isWinnable(results, origin.variant)) return 'Your turn!';
  if (score?.better === 'lower' && isWon) return `Can you do it in fewer than ${score.getScore(state)} ${score.name}?`;
  if (score?.better === 'higher' && !isTimed(results, origin.variant)) return `Can you beat ${score.getScore(state)}?`;
  if (results?.time?.isRecord && isWon) return `Can you beat ${formatDuration(elapsedMs)}?`;
  return isWon ? 'Can you do it, too?' : 'Can you do better?';
}

/** Title, result, emoji drawing if the game has one, challenge and link. Contains no spoilers. */
export function createResultText(entry: Pick<MiniGameEntry, 'id' | 'title'>, game: MiniGame, finished: FinishedBoard): string {
  const { state, outcome, elapsedMs, preferences } = finished;
  const isTimedWin = game.results?.time?.isRecord === true && outcome.result === 'won';
  const drawing = game.results?.drawing?.(state, preferences);
  return [
    `${entry.title} on ${SITE_NAME}: ${formatSharedResult(game, outcome, state)}${isTimedWin ? ` (${formatDuration(elapsedMs)})` : ''}`,
    ...(drawing === undefined ? [] : [drawing]),
    `${createChallenge(game, finished)} ${createBoardUrl(entry, game, finished)}`,
  ].join('\n');
}

/** An invitation to play the current board. */
export function createBoardText(
  entry: Pick<MiniGameEntry, 'id' | 'title'>,
  game: MiniGame,
  board: Pick<Snapshot, 'origin' | 'state'>,
): string {
  const variant = game.rules.variants.length > 1 ? `, ${board.origin.variant.label}` : '';
  return `${entry.title}${variant}, on ${SITE_NAME}: the board that I am playing. Can you beat me?\n${createBoardUrl(entry, game, board)}`;
}
