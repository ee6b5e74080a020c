// Pictures that fill the screen, in a dialog that opens at once: a scroll-snap row, with buttons to the previous and the next one. The first
// picture is the dialog's description, because it opens with it; the others are announced.
import { ChevronLeft, ChevronRight, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Picture } from './picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './full-screen-pictures.module.css';

export interface FullScreenPicturesProps {
  readonly label: string;
  readonly pictures: readonly PictureSource[];
  /** The index of the picture that is shown. */
  readonly current: number;
  /** Which picture of how many it is. */
  readonly name: string;
  onShow(index: number): void;
  onKeyDown(event: KeyboardEvent): void;
  onClose(): void;
}

export function FullScreenPictures({ label, pictures, current, name, onShow, onKeyDown, onClose }: FullScreenPicturesProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const announcement = useId();

  useLayoutEffect(() => dialog.current?.showModal(), []);

  // Not while a swipe is on its way to the picture.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const left = current * clientWidth;
    if (Math.abs(scrollLeft - left) > clientWidth / 2) row.current?.scrollTo({ left, behavior: 'instant' });
  }, [current]);

  function showNearest(): void {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const nearest = Math.round(scrollLeft / clientWidth);
    if (clientWidth > 0 && nearest !== current) onShow(nearest); // a dialog that has just closed has no width
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      aria-describedby={announcement}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <p id={announcement} role="status" className="visually-hidden">
        {`${name}: ${pictures[current]?.alt}`}
      </p>
      <ul ref={row} className={styles.row} tabIndex={-1} onScroll={showNearest}>
        {pictures.map((picture, index) => (
          <li key={picture.name} aria-hidden={index !== current}>
            <Picture picture={picture} sizes={`min(100vw, ${Math.round((100 * picture.width) / picture.height)}vh)`} />
          </li>
        ))}
      </ul>
      <button type="button" className={`target ${styles.close}`} aria-label="Close" onClick={() => dialog.current?.close()}>
        <Icon icon={X} />
      </button>
      <button
        type="button"
        className={`target ${styles.previous}`}
        aria-label="Previous screenshot"
        aria-disabled={current === 0}
        onClick={() => onShow(current - 1)}
      >
        <Icon icon={ChevronLeft} />
      </button>
      <button
        type="button"
        className={`target ${styles.next}`}
        aria-label="Next screenshot"
        aria-disabled={current === pictures.length - 1}
        onClick={() => onShow(current + 1)}
      >
        <Icon icon={ChevronRight} />
      </button>
    </dialog>
  );
}
