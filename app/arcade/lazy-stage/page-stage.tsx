// The stage on a game's own page, with a picture as the placeholder until the game has loaded.
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { NoscriptNote } from './noscript-note.tsx';
import { LazyStage, type LazyStageProps } from './lazy-stage.tsx';
import styles from './page-stage.module.css';

interface PageStageProps extends Omit<LazyStageProps, 'shouldLoad' | 'selectionCount' | 'takesFirstKey'> {
  /** ID of the heading that names the region. */
  readonly labelledBy: string;
  /** The game loads once this is true; true by default. */
  readonly shouldLoad?: boolean;
  readonly children: ReactNode;
}

export function PageStage({ labelledBy, shouldLoad = true, entry, ...stageProps }: PageStageProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      data-cabinet
      className={`edge ${styles.cabinet}`}
      style={{ '--widest-aspect': entry.widestAspect } as CSSProperties}
    >
      <LazyStage entry={entry} shouldLoad={shouldLoad} takesFirstKey {...stageProps} />
    </section>
  );
}

interface BoardStillProps {
  readonly picture: PictureSource;
  /** Maximum width of the picture, in rem. */
  readonly maxWidthRem?: number;
  readonly isUrgent?: boolean;
}

/** A picture of the board, or of the game's toy if the board must not be revealed. */
export function BoardStill({ picture, maxWidthRem = 36, isUrgent = false }: BoardStillProps) {
  return (
    <div className={styles.picture} style={{ '--ratio': picture.width / picture.height, '--widest': `${maxWidthRem}rem` } as CSSProperties}>
      <Picture picture={picture} sizes={`(min-width: 64rem) ${maxWidthRem}rem, 92vw`} isUrgent={isUrgent} />
    </div>
  );
}

export function BoardPlaceholder({ noscriptText, ...still }: Omit<BoardStillProps, 'isUrgent'> & { readonly noscriptText: string }) {
  return (
    <>
      <BoardStill {...still} isUrgent />
      <NoscriptNote>{noscriptText}</NoscriptNote>
    </>
  );
}
