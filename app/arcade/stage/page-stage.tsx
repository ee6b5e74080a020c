// The stage of a mini game on the game's own page; a picture of its board keeps the place until the game has come.
import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { NoscriptNote } from './noscript-note.tsx';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { LazyStage, type LazyStageProps } from './lazy-stage.tsx';
import { useFirstKey } from './use-first-key.ts';
import styles from './page-stage.module.css';

interface PageStageProps extends Omit<LazyStageProps, 'shouldLoad' | 'selectionCount' | 'onStoreChange'> {
  /** The id of the heading that names the region. */
  readonly labelledBy: string;
  /** Whether the game may load; without it, it does. */
  readonly shouldLoad?: boolean;
  /** What stands here until the game has come. */
  readonly children: ReactNode;
}

export function PageStage({ labelledBy, shouldLoad = true, ...place }: PageStageProps) {
  const stage = useRef<HTMLElement>(null);
  const [store, setStore] = useState<GameStore | null>(null);
  useFirstKey(store, stage);

  return (
    <section ref={stage} aria-labelledby={labelledBy} className={styles.cabinet}>
      <LazyStage shouldLoad={shouldLoad} onStoreChange={setStore} {...place} />
    </section>
  );
}

interface BoardPlaceholderProps {
  readonly picture: PictureSource;
  /** What is said where there are no scripts. */
  readonly noscriptText: string;
  /** How wide the picture is at the most, in rem. */
  readonly maxWidthRem?: number;
}

/** The picture of a board, or of a toy where the board is a secret. */
export function BoardPlaceholder({ picture, noscriptText, maxWidthRem = 36 }: BoardPlaceholderProps) {
  return (
    <>
      <div className={styles.still} style={{ '--ratio': picture.width / picture.height, '--widest': `${maxWidthRem}rem` } as CSSProperties}>
        <Picture picture={picture} sizes={`(min-width: 64rem) ${maxWidthRem}rem, 92vw`} isUrgent />
      </div>
      <NoscriptNote>{noscriptText}</NoscriptNote>
    </>
  );
}
