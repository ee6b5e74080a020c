// A picture gallery: a scroll-snap row with a caption, a badge and a full-screen view, which may begin with a loop of play. Dots choose a
// picture on phones, thumbnails in wider windows. Without scripts the row still scrolls; scripts add the controls.
import { Maximize2, Play } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FullScreenPicture } from './full-screen-picture.tsx';
import { Picture } from './picture.tsx';
import type { PictureSource } from './picture-source.ts';
import { PlayLoop } from './play-loop.tsx';
import type { PlayLoopSource } from './play-loop-source.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly pictures: readonly PictureSource[];
  /** Comes before the pictures. */
  readonly loop?: PlayLoopSource | null;
  /** Label on top of the large picture, such as a status. */
  readonly badge: string;
  /** Accessible name. */
  readonly label: string;
  /** A card in the row after the last picture. */
  readonly lastCard?: ReactNode;
}

/** The displayed width of a slide. */
const SLIDE_SIZES = 'calc(min(17rem, 62vw) - 12px)';

/** The scroll position at which the slide is at the start of the row, in px. */
function getScrollStart(slide: Element | null | undefined): number {
  const first = slide?.parentElement?.firstElementChild;
  return slide instanceof HTMLElement && first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
}

export function Gallery({ pictures, loop = null, badge, label, lastCard }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const fullScreenDialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(0);
  const [isFullScreen, setFullScreen] = useState(false);
  const slides = loop ? [loop.poster, ...pictures] : pictures; // without the last card
  const firstPicture = slides.length - pictures.length;

  /** Chooses a slide. The loop and the last card have no full-screen view. */
  function show(index: number): void {
    const first = isFullScreen ? firstPicture : 0;
    const last = lastCard && !isFullScreen ? slides.length : slides.length - 1;
    const target = Math.max(first, Math.min(last, index));
    row.current?.scrollTo({ left: getScrollStart(row.current.children[target]) });
    setCurrent(target);
  }

  function updateCurrent(): void {
    const list = row.current;
    if (!list) return;
    const distances = Array.from(list.children, (slide) => Math.abs(getScrollStart(slide) - list.scrollLeft));
    setCurrent(distances.indexOf(Math.min(...distances)));
  }

  function handleArrowKey(event: KeyboardEvent): void {
    const offset = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (offset === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    show(current + offset);
  }

  function openFullScreen(index: number): void {
    show(index);
    setFullScreen(true);
    fullScreenDialog.current?.showModal();
  }

  return (
    <section className={styles.gallery} aria-label={label} onKeyDown={handleArrowKey}>
      <div className={styles.stage}>
        <ul ref={row} className={styles.row} tabIndex={0} aria-label={label} onScroll={updateCurrent}>
          {slides.map((picture, index) => (
            <li key={picture.name} aria-current={index === current || undefined}>
              {loop && index < firstPicture ? (
                <PlayLoop loop={loop} sizes={SLIDE_SIZES} />
              ) : (
                <button
                  type="button"
                  className={styles.open}
                  onClick={() => openFullScreen(index)}
                  aria-label={`Show full screen: ${picture.alt}`}
                >
                  <Picture picture={picture} sizes={SLIDE_SIZES} />
                  <Maximize2 aria-hidden className={styles.hint} data-screen-only />
                </button>
              )}
            </li>
          ))}
          {lastCard && (
            <li data-screen-only className={styles.card} aria-current={current === slides.length || undefined}>
              {lastCard}
            </li>
          )}
        </ul>
        <span className={styles.badge} data-screen-only>
          {badge}
        </span>
      </div>
      {/* All captions share one grid cell, so that the layout does not shift. Hidden from screen readers, which have the alternative texts. */}
      <div aria-hidden className={styles.captions} data-screen-only>
        {slides.map((picture, index) => (
          <p key={picture.name} data-shown={index === current || undefined}>
            {picture.alt}
          </p>
        ))}
      </div>
      <div className={styles.dots} data-screen-only role="group" aria-label="Choose a screenshot">
        {slides.map((picture, index) => (
          <button
            key={picture.name}
            type="button"
            aria-label={index < firstPicture ? 'Video of play' : `Screenshot ${index - firstPicture + 1} of ${pictures.length}`}
            aria-current={index === current}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <ul className={styles.thumbnails} data-screen-only>
        {slides.map((picture, index) => (
          <li key={picture.name}>
            <button
              type="button"
              aria-label={index < firstPicture ? `Video of play: ${picture.alt}` : `Thumbnail ${index - firstPicture + 1}: ${picture.alt}`}
              aria-current={index === current}
              onClick={() => show(index)}
            >
              <Picture picture={{ ...picture, alt: '' }} sizes="4rem" />
              {index < firstPicture && <Play aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      <FullScreenPicture
        dialog={fullScreenDialog}
        label={label}
        picture={isFullScreen ? slides[current] : undefined}
        isFirst={current === firstPicture}
        isLast={current === slides.length - 1}
        onStep={(offset) => show(current + offset)}
        onClose={() => setFullScreen(false)}
      />
    </section>
  );
}
