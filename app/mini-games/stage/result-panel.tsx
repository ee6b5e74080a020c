// Where the result of a game lies over its board.
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import type { CabinetProps } from './cabinet.tsx';
import { celebrate } from './celebration.ts';
import type { ResultProps } from './result.tsx';
import { useEffects } from './use-effects.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './result-panel.module.css';

/** What shows a result, once it has come. One that does not load is no reason to stop: status and toolbar say how it ended, and begin the next game. */
function useResult(isWanted: boolean): ((props: ResultProps) => ReactNode) | null {
  const [result, setResult] = useState<((props: ResultProps) => ReactNode) | null>(null);
  useEffect(() => {
    if (!isWanted || result) return;
    let isCurrent = true;
    import('./result.tsx').then(
      ({ Result }) => isCurrent && setResult(() => Result),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, result]);
  return result;
}

/** The result of a game that is over, and nothing before; and confetti whenever there is something to celebrate. */
export function ResultPanel(props: CabinetProps) {
  const place = useRef<HTMLDivElement>(null);
  const { outcome, game, isUnderway } = useSnapshot(props.shell, 'outcome', 'game', 'isUnderway');
  // It comes while the game is played, so that it is there at the end.
  const result = useResult(isUnderway || outcome !== null);
  useEffects(props.shell, ({ type }) => {
    if (type === 'celebrate' && place.current) void celebrate(place.current);
  });
  return (
    <div ref={place} className={styles.place}>
      {outcome && result && createElement(result, { ...props, key: game, outcome })}
    </div>
  );
}
