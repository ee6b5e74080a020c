// Where the result of a game comes in: in the place of the controls.
import { useLayoutEffect, useRef, useState } from 'react';
import type { CabinetProps } from './cabinet.tsx';
import { useEffects } from './use-effects.ts';
import { useLate } from './use-late.ts';
import { useSnapshot } from './use-snapshot.ts';
import { afterPaint } from '#app/ui/after-paint.ts';
import styles from './result-panel.module.css';

/** One that does not load is no reason to stop: status and toolbar say how it ended, and begin the next game. */
const loadResult = () => import('./result.tsx');

/**
 * The result of a game that is over until it is put away, and nothing before; and confetti whenever there is something to celebrate.
 * `onShow` hears whether there is one, or was until just now.
 */
export function ResultPanel({ onShow, ...props }: CabinetProps & { onShow: (isShown: boolean) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<'put-away' | 'played-again' | null>(null);
  const { outcome, game, isUnderway } = useSnapshot(props.shell, 'outcome', 'game', 'isUnderway');
  // It comes while the game is played, so that it is there at the end.
  const late = useLate(loadResult, props.result === undefined && (isUnderway || outcome !== null));
  const Result = props.result ?? (late !== null && late !== 'missing' ? late.Result : null);
  const isShown = outcome !== null && Result !== null && gone === null;
  // The controls stay away until those of the next game come.
  const isCovering = isShown || gone === 'played-again';
  if (gone !== null && outcome === null) setGone(null); // the game goes on: its next end has a result again
  useLayoutEffect(() => onShow(isCovering), [isCovering, onShow]);
  useEffects(props.shell, ({ type }) => {
    if (type !== 'celebrate') return;
    // It is only paper: without it, nothing is said.
    import('./celebration.ts').then(({ celebrate }) => place.current && celebrate(place.current)).catch(() => {});
  });

  function putAway(): void {
    setGone('put-away');
    props.shell.send({ type: 'to-the-board' });
  }

  /** The card answers the press by going; the board is set up right after that has been painted. */
  function playAgain(): void {
    setGone('played-again');
    afterPaint(() => props.shell.getSnapshot().outcome !== null && props.shell.newGame());
  }

  return (
    <div ref={place} className={styles.place}>
      {isShown && <Result key={game} {...props} outcome={outcome} onPutAway={putAway} onPlayAgain={playAgain} />}
    </div>
  );
}
