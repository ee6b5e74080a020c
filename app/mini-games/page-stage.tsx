// The stage of a mini game on the game's own page; a picture of its board keeps the place until the game has come.
import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import type { MiniGameEntry } from './contract.ts';
import { Needs } from './needs.tsx';
import { StagePlace } from './stage-place.tsx';
import styles from './page-stage.module.css';

interface PageStageProps {
  readonly entry: MiniGameEntry;
  /** The id of the heading that names the region. */
  readonly labelledBy: string;
  readonly still: PictureSource;
  /** What is said where there are no scripts. */
  readonly needs: string;
}

export function PageStage({ entry, labelledBy, still, needs }: PageStageProps) {
  return (
    <section aria-labelledby={labelledBy} className={styles.cabinet}>
      <StagePlace entry={entry} isWanted>
        <div className={styles.still} style={{ '--ratio': still.width / still.height } as CSSProperties}>
          <Picture picture={still} sizes="(width < 64rem) 92vw, 36rem" isUrgent />
        </div>
        <Needs>{needs}</Needs>
      </StagePlace>
    </section>
  );
}
