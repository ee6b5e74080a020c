// A picture gallery: a scroll-snap row with a badge and a full-screen view, which may begin with a loop of play. Dots and
// thumbnails choose a picture. The row, the dots and the thumbnails are one Tab stop each, with arrow keys inside (roving tabindex). Without
// scripts the row still scrolls; scripts add the controls.
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useBrowserValue } from '#app/components/ui/lib/use-browser-value.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { moveFocus } from '#app/components/ui/lib/use-roving-focus.ts';
import { GallerySelectors } from './gallery-selectors.tsx';
import { GallerySlide, type TabIndex } from './gallery-slide.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly pictures: readonly PictureSource[];
  readonly loop?: PlayLoopSource | null;
  readonly badge: string;
  readonly label: string;
  /** A link over the loop. */
  readonly renderLoopLink?: ((tabIndex: TabIndex) => ReactNode) | null;
}

const loadFullScreen = () => import('./full-screen-pictures.tsx');

/** The scroll position at which the slide is at the start of the row, or as near to it as the end of the row allows, in px. */
function getScrollStart(row: HTMLElement, slide: Element | undefined): number {
  const first = row.firstElementChild;
  const start = slide instanceof HTMLElement && first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
  return Math.min(start, row.scrollWidth - row.clientWidth);
}

/** Where arrow keys, Home and End lead in a row of `count`; null for other keys. */
function getNextInRow(key: string, from: number, count: number): number | null {
  const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[key];
  return target === undefined ? null : Math.max(0, Math.min(target, count - 1));
}

export function Gallery({ pictures, loop = null, badge, label, renderLoopLink = null }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);
  const chosen = useRef(0);
  const [current, setCurrent] = useState(0);
  const [wantsFullScreen, setWantsFullScreen] = useState(false);
  const [fullScreen, hasFailed, reload] = useLazyPart(loadFullScreen, wantsFullScreen);
  const isFullScreen = wantsFullScreen && !hasFailed; // or about to be
  const slides = loop ? [loop.poster, ...pictures] : pictures;
  const firstPicture = slides.length - pictures.length;
  // Without scripts, Tab must reach every link, because arrow keys do nothing.
  const hasScripts = useBrowserValue(() => true, false);
  const names = slides.map((_, index) => `Picture ${index + 1} of ${slides.length}`);

  useEffect(() => {
    const strip = thumbnails.current;
    const thumbnail = strip?.children[current];
    if (thumbnail instanceof HTMLElement) strip?.scrollTo({ left: thumbnail.offsetLeft - (strip.clientWidth - thumbnail.offsetWidth) / 2 });
  }, [current]);

  /** Chooses a slide. The loop has no full-screen view. */
  function show(index: number): void {
    const first = isFullScreen ? firstPicture : 0;
    const target = Math.max(first, Math.min(slides.length - 1, index));
    row.current?.scrollTo({ left: getScrollStart(row.current, row.current.children[target]) });
    chosen.current = target;
    setCurrent(target);
  }

  function updateCurrent(): void {
    const list = row.current;
    if (!list || isFullScreen) return; // the full screen leads
    const distances = Array.from(list.children, (slide) => Math.abs(getScrollStart(list, slide) - list.scrollLeft));
    const least = Math.min(...distances);
    // The last slides share the end of the row.
    setCurrent(distances[chosen.current] === least ? chosen.current : distances.lastIndexOf(least));
  }

  /** Leads to another control of the group, and chooses its slide. */
  function handleGroupKey(event: KeyboardEvent): void {
    const getNext = (key: string, from: number, controls: readonly unknown[]) => getNextInRow(key, from, controls.length);
    const control = moveFocus(event, event.currentTarget, 'a, button', getNext, { preventScroll: true });
    if (control) show([...event.currentTarget.children].findIndex((part) => part.contains(control)));
  }

  function handleFullScreenKey(event: KeyboardEvent): void {
    const target = event.ctrlKey || event.metaKey || event.altKey ? null : getNextInRow(event.key, current, slides.length);
    if (target === null) return;
    event.preventDefault();
    show(target);
  }

  function openFullScreen(index: number): void {
    show(index);
    if (hasFailed) reload();
    setWantsFullScreen(true);
  }

  function handleClose(): void {
    setWantsFullScreen(false);
    row.current?.children[current]?.querySelector('button')?.focus({ preventScroll: true });
  }

  const selectors = { slides, names, current, onKeyDown: handleGroupKey, onChoose: show };
  return (
    <section className={`stack ${styles.gallery}`} aria-label={label}>
      <div className={styles.stage}>
        <ul
          ref={row}
          className={styles.row}
          tabIndex={hasScripts ? -1 : 0}
          aria-label={label}
          onScroll={updateCurrent}
          onKeyDown={handleGroupKey}
        >
          {slides.map((picture, index) => (
            <GallerySlide
              key={picture.name}
              picture={picture}
              name={names[index] ?? ''}
              loop={index < firstPicture ? loop : null}
              isCurrent={index === current}
              tabIndex={hasScripts && index !== current ? -1 : undefined}
              renderLoopLink={renderLoopLink}
              onOpen={() => openFullScreen(index)}
            />
          ))}
        </ul>
        {slides.length > 1 && (
          <GallerySelectors {...selectors} label="Choose a picture" className={`cluster ${styles.dots}`} data-screen-only />
        )}
        <span className={`tag ${styles.badge}`} data-screen-only>
          {badge}
        </span>
      </div>
      {slides.length > 1 && (
        <GallerySelectors
          {...selectors}
          ref={thumbnails}
          label="Thumbnails"
          className={`row ${styles.thumbnails}`}
          firstPicture={firstPicture}
          data-screen-only
        />
      )}
      {hasFailed && (
        <p role="alert" className="toast">
          Couldn't load this. Check your connection.
        </p>
      )}
      {isFullScreen && fullScreen && (
        <fullScreen.FullScreenPictures
          label={label}
          pictures={pictures}
          current={current - firstPicture}
          name={names[current] ?? ''}
          onShow={(index) => show(firstPicture + index)}
          onKeyDown={handleFullScreenKey}
          onClose={handleClose}
        />
      )}
    </section>
  );
}
