// Where the result of a game comes in: in the place of the controls.
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { afterPaint } from '#app/components/ui/lib/after-paint.ts';
import { usePainted } from '#app/components/ui/lib/use-after-paint.ts';
import type { CabinetProps } from '#app/game-kit/stage/frame/game-frame.tsx';
import { useEffects } from '#app/game-kit/stage/hooks/use-effects.ts';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import type { ResultPresses } from './use-press-guard.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './result-panel.module.css';

/** One that does not load is no reason to stop: status and toolbar say how it ended, and begin the next game. */
const loadResult = () => import('./result.tsx');

interface ResultPanelProps extends CabinetProps {
  /** Hears whether the place is taken: from the card's coming until it is put away, or until the next game stands on the board. */
  readonly onShow: (isTaken: boolean) => void;
  readonly presses: ResultPresses;
}

/** The result of a game that is over until it is put away, and nothing before; and confetti whenever there is something to celebrate. */
export function ResultPanel({ onShow, presses, ...props }: ResultPanelProps) {
  const { shell } = props;
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<'put-away' | 'to-the-next' | null>(null);
  const { outcome, game, isUnderway } = useSnapshot(shell, 'outcome', 'game', 'isUnderway');
  // It comes while the game is played, so that it is there at the end.
  const late = useLate(loadResult, props.result === undefined && (isUnderway || outcome !== null));
  const Result = props.result ?? (late !== null && late !== 'missing' ? late.Result : null);
  const isOnBoard = usePainted(outcome !== null); // the last move is seen first
  const isTaken = outcome !== null && isOnBoard && Result !== null && gone !== 'put-away';
  if (gone !== null && outcome === null) setGone(null); // the game goes on: its next end has a result again
  useLayoutEffect(() => onShow(isTaken), [isTaken, onShow]);
  // The card answers the press by going; the board is set up right after that has been painted. While one is still on its way, the card comes back.
  useEffect(() => {
    if (gone !== 'to-the-next') return;
    return afterPaint(() => {
      shell.playNext();
      setGone(null);
    });
  }, [gone, shell]);
  useEffects(shell, ({ type }) => {
    if (type !== 'celebrate') return;
    // It is only paper: without it, nothing is said.
    afterPaint(() => {
      import('./confetti.ts').then(({ celebrate }) => place.current && celebrate(place.current)).catch(() => {});
    });
  });

  function putAway(): void {
    setGone('put-away');
    shell.send({ type: 'to-the-board' });
  }

  /** Buttons and links stay what they are for everybody: a press that was meant for the game ends here, and takes no focus from the board. */
  function guardPress(event: MouseEvent): void {
    if (presses.takesPress()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function ignoreRepeat(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }

  return (
    <div
      ref={place}
      className={styles.place}
      data-ready={presses.isReady || undefined}
      onMouseDownCapture={guardPress}
      onClickCapture={guardPress}
      onKeyDownCapture={ignoreRepeat}
    >
      {isTaken && gone === null && (
        <Result key={game} {...props} outcome={outcome} onPutAway={putAway} onPlayAgain={() => setGone('to-the-next')} />
      )}
    </div>
  );
}
