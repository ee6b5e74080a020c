// The text that players share: the result of a finished game, and a link that challenges friends to beat it.
import { isRace, isWinnable } from '#app/game-kit/session/persistence/statistics.ts';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { formatChallenge, isBeatable, measureGame } from '#app/game-kit/session/challenge.ts';
import { formatFigure } from './challenge-text.ts';
import { formatLink } from '#app/game-kit/session/game-link.ts';
import type { Snapshot } from '#app/game-kit/session/snapshot.ts';
import type { Stage } from '#app/game-kit/stage-context.ts';
import { formatDuration } from '#app/game-kit/lib/format-duration.ts';

type SharedStage = Pick<Stage, 'entry' | 'site' | 'game'>;

/** The URL that opens the same board for everyone. */
function createBoardUrl({ site, game: { rules } }: SharedStage, { origin, state }: Pick<Snapshot, 'origin' | 'state'>): string {
  return `${site.origin}${site.playPath}${formatLink(rules, origin, state)}`;
}

/** 'Tetris, Classic'; without the variant if it is the only one. */
function formatTitle({ title }: Pick<MiniGameEntry, 'title'>, { rules }: MiniGame, { variant }: Snapshot['origin']): string {
  return rules.variants.length > 1 ? `${title}, ${variant.label}` : title;
}

export interface FinishedBoard extends Pick<Snapshot, 'state' | 'origin' | 'preferences' | 'hints'>, Partial<Pick<Snapshot, 'source'>> {
  readonly outcome: Outcome;
  readonly elapsedMs: number;
}

/** A question that challenges the recipient to beat the result. */
function createQuestion({ results }: MiniGame, { origin, outcome }: FinishedBoard, measured: ReturnType<typeof measureGame>): string {
  if (isBeatable(measured)) {
    const goal = formatFigure(measured.measure, measured.figure);
    return measured.measure === 'lower' ? `Can you do it in fewer than ${goal} ${results?.score?.name}?` : `Can you beat ${goal}?`;
  }
  if (!isWinnable(results, origin.variant)) return 'Your turn!';
  return outcome.result === 'won' ? 'Can you do it too?' : 'Can you do better?';
}

/** Title, what was done, emoji drawing if the game has one, challenge and link. Contains no spoilers. */
export function createResultText(stage: SharedStage, finished: FinishedBoard, initials = ''): string {
  const { entry, site, game } = stage;
  const { state, origin, elapsedMs, preferences, hints } = finished;
  const figures = [
    ...(game.results?.sharedFigures?.(state, formatDuration(elapsedMs, isRace(game.results, origin.variant))) ?? []),
    ...(hints > 0 ? [formatCount(hints, 'hint')] : []),
  ];
  const drawing = game.results?.drawing?.(state, preferences);
  const measured = measureGame(game.results, { ...finished, variant: origin.variant });
  return [
    `${formatTitle(entry, game, origin)} on ${site.name}${figures.length > 0 ? ': ' : ''}${figures.join(', ')}`,
    ...(drawing === undefined ? [] : [drawing]),
    `${createQuestion(game, finished, measured)} ${createBoardUrl(stage, finished)}${formatChallenge(measured, initials, finished.source?.challenge)}`,
  ].join('\n');
}
