// Where the result of a game lies over its board.
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { CabinetProps } from './cabinet.tsx';
import { celebrate } from './celebration.ts';
import type { ResultProps } from './result.tsx';
import { useEffects } from './use-effects.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './result-panel.module.css';

/** A result that does not load is no reason to stop: status and toolbar still say how it ended, and begin the next game. */
async function loadResult(): Promise<{ default: (props: ResultProps) => ReactNode }> {
  try {
    return { default: (await import('./result.tsx')).Result };
  } catch {
    return { default: () => null };
  }
}

const Result = lazy(loadResult);

/** The result of a game that is over, and nothing before; and confetti whenever there is something to celebrate. */
export function ResultPanel(props: CabinetProps) {
  const place = useRef<HTMLDivElement>(null);
  const { outcome, game, isUnderway } = useSnapshot(props.shell, 'outcome', 'game', 'isUnderway');
  useEffects(props.shell, ({ type }) => {
    if (type === 'celebrate' && place.current) void celebrate(place.current);
  });
  // While it is played, so that it is there at the end.
  useEffect(() => {
    if (isUnderway) void loadResult();
  }, [isUnderway]);
  return (
    <div ref={place} className={styles.place}>
      <Suspense>{outcome && <Result key={game} outcome={outcome} {...props} />}</Suspense>
    </div>
  );
}
