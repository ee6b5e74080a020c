// A challenge: a card before its game, and figures during it.
// They are the game's own and, in place of the best score, what is left to the friend's result.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/components/ui/controls/button.tsx';
import { isTouchDevice } from '#app/components/ui/lib/is-touch-device.ts';
import { StatRow } from '#app/components/ui/cards/stat-row.tsx';
import { getMargin, getMeasure, type Challenge, type Measure, type Rival } from '#app/game-kit/session/challenge.ts';
import type { Figure } from '#app/game-kit/lib/figures.ts';
import { useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { describeFeat, formatFigure, getBrief, nameRival } from '#app/game-kit/result/challenge-text.ts';
import { Rivals } from '#app/game-kit/result/rivals.tsx';
import { useElapsedTime } from './elapsed-time.tsx';
import styles from './challenge.module.css';

interface ChallengeCardProps {
  readonly measure: Measure;
  readonly challenge: Challenge;
  /** The unit of the result, such as 'moves'; empty for points and times. */
  readonly unit: string;
  /** Null where there is no other game than this one, as on a daily board. */
  readonly onJustPlay: (() => void) | null;
  onClose(): void;
}

/** Shows a challenge before its game: whom to beat, what to do, and everybody else's results. */
function ChallengeCard({ measure, challenge: [best, ...others], unit, onJustPlay, onClose }: ChallengeCardProps) {
  const { entry, game, store, board } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [verb, figure, rest] = describeFeat(entry.title, measure, best, unit);

  useDialogPause();
  useEffect(() => {
    dialog.current?.showModal();
    return board.focus;
  }, [board]);

  /** The clock runs from this press on, and only once nothing covers the board. */
  function begin(): void {
    flushSync(onClose);
    flushSync(store.start);
    board.focus();
  }

  return (
    <dialog ref={dialog} className={styles.card} aria-labelledby="rival brief" onClose={onClose}>
      <p id="rival" className={styles.best}>
        <span translate={best.by === null ? undefined : 'no'}>{nameRival(best)}</span> <span>{verb}</span> <b>{figure}</b>{' '}
        <span>{rest}</span>
      </p>
      {game.brief && <p id="brief">{getBrief(game.brief, isTouchDevice())}</p>}
      {others.length > 0 && <Rivals rivals={others} measured={{ measure, figure: null }} />}
      <Button autoFocus onClick={begin}>
        Beat It
      </Button>
      {onJustPlay && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            onJustPlay();
            begin();
          }}
        >
          Just Play
        </button>
      )}
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
  const {
    game: { text, results },
    store,
  } = useStage();
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
          onJustPlay={source.kind === 'day' ? null : store.newGame}
          onClose={() => setNew(false)}
        />
      )}
    </>
  );
}
