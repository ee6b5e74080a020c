// The stage of a mini game on the game's own page; a picture of its board keeps the place until the game has come.
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { Needs } from './noscript-note.tsx';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { StagePlace, type StagePlaceProps } from './lazy-stage.tsx';
import { useFirstKey } from './use-first-key.ts';
import styles from './page-stage.module.css';

interface PageStageProps extends Omit<StagePlaceProps, 'isWanted' | 'arrivals' | 'onSession'> {
  /** The id of the heading that names the region. */
  readonly labelledBy: string;
  /** Whether the game may load; without it, it does. */
  readonly isWanted?: boolean;
  /** What stands here until the game has come. */
  readonly children: ReactNode;
}

export function PageStage({ labelledBy, isWanted = true, ...place }: PageStageProps) {
  const stage = useRef<HTMLElement>(null);
  const [shell, setShell] = useState<Shell | null>(null);
  useFirstKey(shell, stage);

  return (
    <section ref={stage} aria-labelledby={labelledBy} className={styles.cabinet}>
      <StagePlace isWanted={isWanted} onSession={setShell} {...place} />
    </section>
  );
}

interface BoardStillProps {
  readonly still: PictureSource;
  /** What is said where there are no scripts. */
  readonly needs: string;
  /** How wide the picture is at the most, in rem. */
  readonly widest?: number;
}

/** The picture of a board, or of a toy where the board is a secret. */
export function BoardStill({ still, needs, widest = 36 }: BoardStillProps) {
  return (
    <>
      <div className={styles.still} style={{ '--ratio': still.width / still.height, '--widest': `${widest}rem` } as CSSProperties}>
        <Picture picture={still} sizes={`(min-width: 64rem) ${widest}rem, 92vw`} isUrgent />
      </div>
      <Needs>{needs}</Needs>
    </>
  );
}
