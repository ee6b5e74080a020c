// Shows a challenge before its game: whom to beat, and everybody else's results. One button begins.
import { useEffect, useRef } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { Challenge, Measure } from '#app/game-kit/session/challenge.ts';
import { formatFigure } from '#app/game-kit/stage/result/challenge-text.ts';
import { Rivals } from '#app/game-kit/stage/result/rivals.tsx';
import { useStage } from '#app/game-kit/stage/stage-context.ts';
import styles from './challenge-card.module.css';

interface ChallengeCardProps {
  readonly measure: Measure;
  readonly challenge: Challenge;
  /** The unit of the result, such as 'moves'; empty for times. */
  readonly unit: string;
  onClose(): void;
}

export function ChallengeCard({ measure, challenge: [best, ...others], unit, onClose }: ChallengeCardProps) {
  const { store } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    store.send({ type: 'obstruct', by: 'dialog' });
    dialog.current?.showModal();
    return () => {
      store.send({ type: 'unobstruct', by: 'dialog' });
      store.send({ type: 'focus-board' });
    };
  }, [store]);

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
