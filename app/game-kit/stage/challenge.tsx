// A challenge: a card before its game, and figures during it.
// They are the game's own and, in place of the best score, what is left to the friend's result.
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { getMargin, getMeasure, type Challenge, type Measure, type Rival } from '#app/game-kit/session/challenge.ts';
import type { Figure } from '#app/game-kit/lib/figures.ts';
import { useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { formatFigure } from '#app/game-kit/result/challenge-text.ts';
import { Rivals } from '#app/game-kit/result/rivals.tsx';
import { useElapsedTime } from './elapsed-time.tsx';
import styles from './challenge.module.css';

interface ChallengeCardProps {
  readonly measure: Measure;
  readonly challenge: Challenge;
  /** The unit of the result, such as 'moves'; empty for times. */
  readonly unit: string;
  onClose(): void;
}

/** Shows a challenge before its game: whom to beat, and everybody else's results. One button begins. */
function ChallengeCard({ measure, challenge: [best, ...others], unit, onClose }: ChallengeCardProps) {
  const { board } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);

  useDialogPause();
  useEffect(() => {
    dialog.current?.showModal();
    return board.focus;
  }, [board]);

  return (
    <dialog ref={dialog} className={styles.card} aria-labelledby="rival" onClose={onClose}>
      <p id="rival" className={styles.best}>
        <span translate={best.by === null ? undefined : 'no'}>{best.by ?? 'A friend'}</span>{' '}
        <b translate="no">{formatFigure(measure, best.figure)}</b>
        {unit !== '' && <small> {unit}</small>}
      </p>
      {others.length > 0 && <Rivals rivals={others} measured={{ measure, figure: null }} />}
      <Button autoFocus onClick={() => dialog.current?.close()}>
        Beat It
      </Button>
    </dialog>
  );
}

/** Such as "To go: 1,180" of points, and "Left: 12" of moves or time, before the friend's result is passed. */
function createGap(measure: Measure, rival: Rival, figure: number): Figure {
  const margin = getMargin(measure, rival, figure);
  const gap = formatFigure(measure, Math.abs(margin));
  if (measure === 'higher') return margin > 0 ? ['Ahead', gap] : ['To go', gap, 'to-go'];
  return [margin < 0 ? 'Over' : 'Left', gap];
}

export function ChallengeFigures() {
  const { text, results } = useStage().game;
  const { state, source, variant, statistics, isUnderway, outcome } = useSnapshot((snapshot) => snapshot);
  const [isNew, setNew] = useState(!isUnderway && outcome === null);
  const [elapsedMs] = useElapsedTime();
  const measure = getMeasure(results, variant);
  const target = source?.kind === 'day' ? source.meta.target : null;
  const figures = text.figures?.(state, { best: null, streak: statistics.streak, target }) ?? [];
  if (!measure || !source?.challenge) return null;
  const isScored = measure === 'higher' || measure === 'lower';
  const gap = createGap(measure, source.challenge[0], isScored ? (results?.score?.getScore(state) ?? 0) : elapsedMs);
  return (
    <>
      <StatRow items={[...figures.filter(([, , id]) => id === undefined || id !== gap[2]), gap]} />
      {isNew && (
        <ChallengeCard
          measure={measure}
          challenge={source.challenge}
          unit={measure === 'lower' ? (results?.score?.name ?? '') : ''}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}
