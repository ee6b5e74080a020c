// A picture gallery: a scroll-snap row with a caption, a badge and a full-screen view, which may begin with a loop of play. Dots and
// thumbnails choose a picture. The row, the dots and the thumbnails are one Tab stop each, with arrow keys inside (roving tabindex). Without
// scripts the row still scrolls; scripts add the controls.
import { Maximize2, Play } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { FullScreenPicture } from './full-screen-picture.tsx';
import { Picture } from './picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { PlayLoop } from './play-loop.tsx';
import type { PlayLoopSource } from '#app/content/pictures/play-loop-source.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  readonly pictures: readonly PictureSource[];
  readonly loop?: PlayLoopSource | null;
  readonly badge: string;
  readonly label: string;
  /** Whether phones have their own size in large windows: what the link starts then takes the place of the loop. */
  readonly isLarge?: boolean;
  /** A link over the loop. */
  readonly renderLoopLink?: ((tabIndex: TabIndex) => ReactNode) | null;
}

/** -1 for a part that Tab skips, because the arrow keys lead to it. */
export type TabIndex = -1 | undefined;

/** The shape in which a slide is as wide as `--slide` in gallery.module.css. */
const PHONE_RATIO = 1080 / 2340;

function getRatio({ width, height }: PictureSource): number {
  return width / height;
}

/** The greatest displayed width of a slide, as a `sizes` attribute: a wide picture is as wide as its column. */
function getSlideSizes(picture: PictureSource, isLarge: boolean): string {
  const scale = getRatio(picture) / PHONE_RATIO;
  const large = isLarge ? `(width >= 64rem) and (height >= 54rem) min(${Number((22.5 * scale).toFixed(1))}rem, 55rem), ` : '';
  const [rem, vw] = [17 * scale, 62 * scale].map((length) => Number(length.toFixed(1)));
  return `${large}calc(min(${rem}rem, ${vw}vw, 55rem, 92vw) - 12px)`;
}

/** Of a thumbnail, which crops the picture to 3:4. */
function getThumbnailSizes(picture: PictureSource): string {
  return `${Math.max(4, Number((5 * getRatio(picture)).toFixed(1)))}rem`;
}

/** The scroll position at which the slide is at the start of the row, or as near to it as the end of the row allows, in px. */
function getScrollStart(row: HTMLElement, slide: Element | undefined): number {
  const first = row.firstElementChild;
  const start = slide instanceof HTMLElement && first instanceof HTMLElement ? slide.offsetLeft - first.offsetLeft : 0;
  return Math.min(start, row.scrollWidth - row.clientWidth);
}

/** The links and buttons of a part of a group, or the part itself if it is one. */
function findControls(part: Element | undefined): HTMLElement[] {
  return part instanceof HTMLButtonElement ? [part] : [...(part?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}

/** False on the prerendered page, where Tab must reach every link, because arrow keys do nothing. */
function useHasScripts(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

export function Gallery({ pictures, loop = null, badge, label, isLarge = false, renderLoopLink = null }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);
  const fullScreenDialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef(0);
  const [current, setCurrent] = useState(0);
  const [isFullScreen, setFullScreen] = useState(false);
  const slides = loop ? [loop.poster, ...pictures] : pictures;
  const firstPicture = slides.length - pictures.length;
  const hasScripts = useHasScripts();
  const getTabIndex = (index: number): TabIndex => (hasScripts && index !== current ? -1 : undefined);
  const getName = (index: number) => `Picture ${index + 1} of ${slides.length}`;

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
    if (!list) return;
    const distances = Array.from(list.children, (slide) => Math.abs(getScrollStart(list, slide) - list.scrollLeft));
    const least = Math.min(...distances);
    // The last slides share the end of the row.
    setCurrent(distances[chosen.current] === least ? chosen.current : distances.lastIndexOf(least));
  }

  /** Arrow keys, Home and End lead to another control of the group that has the focus, and choose its slide. */
  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = event.target as HTMLElement;
    const parts = Array.from(focused.closest('[data-group]')?.children ?? []); // none on the full screen
    const controls = parts.flatMap(findControls);
    const index = controls.indexOf(focused);
    // While the row scrolls, other slides are current for a moment.
    const from =
      index === -1
        ? Math.max(
            current,
            controls.findIndex((control) => parts[current]?.contains(control)),
          )
        : index;
    const last = (controls.length || slides.length) - 1;
    const target = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: last }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const control = controls[Math.max(0, Math.min(target, last))];
    show(control ? parts.findIndex((part) => part.contains(control)) : target);
    control?.focus({ preventScroll: true });
  }

  function openFullScreen(index: number): void {
    show(index);
    setFullScreen(true);
    fullScreenDialog.current?.showModal();
  }

  function handleClose(): void {
    setFullScreen(false);
    findControls(row.current?.children[current])[0]?.focus({ preventScroll: true });
  }

  function renderSelectors(renderContent?: (picture: PictureSource, index: number) => ReactNode): ReactNode {
    return slides.map((picture, index) => (
      <button
        key={picture.name}
        type="button"
        aria-label={getName(index)}
        aria-current={index === current}
        tabIndex={index === current ? 0 : -1}
        onClick={() => show(index)}
      >
        {renderContent?.(picture, index)}
      </button>
    ));
  }

  return (
    <section className={styles.gallery} data-large={isLarge || undefined} aria-label={label} onKeyDown={handleKey}>
      <div className={styles.stage}>
        <ul ref={row} className={styles.row} data-group tabIndex={hasScripts ? -1 : 0} aria-label={label} onScroll={updateCurrent}>
          {slides.map((picture, index) => (
            <li key={picture.name} aria-current={index === current || undefined} style={{ '--ratio': getRatio(picture) } as CSSProperties}>
              {loop && index < firstPicture ? (
                <PlayLoop loop={loop} sizes={getSlideSizes(picture, isLarge)} tabIndex={renderLoopLink ? -1 : getTabIndex(index)}>
                  {renderLoopLink?.(getTabIndex(index))}
                </PlayLoop>
              ) : (
                <button
                  type="button"
                  className={styles.open}
                  tabIndex={getTabIndex(index)}
                  onClick={() => openFullScreen(index)}
                  aria-label={`${getName(index)}, show full screen: ${picture.alt}`}
                >
                  <Picture picture={picture} sizes={getSlideSizes(picture, isLarge)} />
                  <Icon icon={Maximize2} className={styles.hint} data-screen-only data-scripts-only />
                </button>
              )}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <div className={styles.dots} data-group data-screen-only data-scripts-only role="group" aria-label="Choose a picture">
            {renderSelectors()}
          </div>
        )}
        <span className={styles.badge} data-screen-only>
          {badge}
        </span>
      </div>
      <div className={styles.legend} data-screen-only>
        {/* All captions share one grid cell, so that the layout does not shift. Hidden from screen readers, which have the alternative texts. */}
        <div aria-hidden className={styles.captions}>
          {slides.map((picture, index) => (
            <p key={picture.name} data-shown={index === current || undefined}>
              {picture.alt}
            </p>
          ))}
        </div>
        {slides.length > 1 && (
          <div ref={thumbnails} className={styles.thumbnails} data-group data-scripts-only role="group" aria-label="Thumbnails">
            {renderSelectors((picture, index) => (
              <>
                <Picture picture={{ ...picture, alt: '' }} sizes={getThumbnailSizes(picture)} />
                {index < firstPicture && <Icon icon={Play} />}
              </>
            ))}
          </div>
        )}
      </div>
      <FullScreenPicture
        dialog={fullScreenDialog}
        label={label}
        picture={isFullScreen ? slides[current] : undefined}
        name={getName(current)}
        isFirst={current === firstPicture}
        isLast={current === slides.length - 1}
        onStep={(offset) => show(current + offset)}
        onClose={handleClose}
      />
    </section>
  );
}
