// A picture that fills the screen, in a dialog with buttons to the previous and the next one. Each picture is announced.
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { KeyboardEvent, RefObject } from 'react';
import { Picture } from './picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './full-screen-picture.module.css';

export interface FullScreenPictureProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  /** Undefined while the dialog is closed. */
  readonly picture: PictureSource | undefined;
  /** Which picture of how many it is. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onStep(offset: -1 | 1): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

export function FullScreenPicture({ dialog, label, picture, name, isFirst, isLast, onStep, onKeyDown, onClose }: FullScreenPictureProps) {
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onKeyDown={onKeyDown} onClose={onClose}>
      <p role="status" className="visually-hidden">
        {picture && `${name}: ${picture.alt}`}
      </p>
      {picture && (
        <>
          <Picture key={picture.name} picture={picture} sizes={`min(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)`} />
          <button type="button" className={`target ${styles.close}`} aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon icon={X} />
          </button>
          <button
            type="button"
            className={`target ${styles.previous}`}
            aria-label="Previous screenshot"
            aria-disabled={isFirst}
            onClick={() => onStep(-1)}
          >
            <Icon icon={ChevronLeft} />
          </button>
          <button
            type="button"
            className={`target ${styles.next}`}
            aria-label="Next screenshot"
            aria-disabled={isLast}
            onClick={() => onStep(1)}
          >
            <Icon icon={ChevronRight} />
          </button>
        </>
      )}
    </dialog>
  );
}
