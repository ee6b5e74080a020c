// Where the result of a game comes in: in the place of the controls.
import { useLayoutEffect, useRef, useState } from 'react';
import type { CabinetProps } from './cabinet.tsx';
import { useEffects } from './use-effects.ts';
import { useLate } from './use-late.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './result-panel.module.css';

/** One that does not load is no reason to stop: status and toolbar say how it ended, and begin the next game. */
const loadResult = () => import('./result.tsx');

/**
 * The result of a game that is over until it is put away, and nothing before; and confetti whenever there is something to celebrate.
 * `onShow` hears whether there is one.
 */
export function ResultPanel({ onShow, ...props }: CabinetProps & { onShow: (isShown: boolean) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  const { outcome, game, isUnderway } = useSnapshot(props.shell, 'outcome', 'game', 'isUnderway');
  // It comes while the game is played, so that it is there at the end.
  const late = useLate(loadResult, props.result === undefined && (isUnderway || outcome !== null));
  const Result = props.result ?? (late !== null && late !== 'missing' ? late.Result : null);
  const isShown = outcome !== null && Result !== null && !isAway;
  if (isAway && outcome === null) setAway(false); // the game goes on: its next end has a result again
  useLayoutEffect(() => onShow(isShown), [isShown, onShow]);
  useEffects(props.shell, ({ type }) => {
    if (type !== 'celebrate') return;
    // It is only paper: without it, nothing is said.
    import('./celebration.ts').then(({ celebrate }) => place.current && celebrate(place.current)).catch(() => {});
  });

  function putAway(): void {
    setAway(true);
    props.shell.send({ type: 'to-the-board' });
  }

  return (
    <div ref={place} className={styles.place}>
      {isShown && <Result key={game} {...props} outcome={outcome} onPutAway={putAway} />}
    </div>
  );
}
