// The gallery of a game. Where the window has room for a phone, its loop of play becomes a phone that plays the demo.
import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { GamePageText } from '#app/content/page-families/game.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { Gallery } from '#app/components/ui/pictures/gallery.tsx';
import styles from './game-gallery.module.css';

/** Smaller windows have no room for 320 px of play and a whole board: there, the demo opens on its own page. */
const HAS_ROOM = '(min-width: 23.4rem) and (min-height: 37.5rem)';

const loadPhone = () => import('#app/arcade/demo/demo-phone.tsx');

interface GameGalleryProps {
  readonly game: GameDetail;
  /** Missing for a game that is not out. */
  readonly text: NonNullable<GamePageText['live']>['phone'] | undefined;
}

export function GameGallery({ game, text }: GameGalleryProps) {
  const { demoPath, title } = game;
  const link = useRef<HTMLAnchorElement>(null);
  const [isOn, setOn] = useState(false);
  const [part, hasFailed] = useLazyPart(loadPhone, isOn);
  const isPlaying = isOn && part !== null;

  function start(event: MouseEvent): void {
    if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !matchMedia(HAS_ROOM).matches) return;
    event.preventDefault();
    setOn(true);
  }

  function close(): void {
    flushSync(() => setOn(false));
    link.current?.focus({ preventScroll: true });
  }

  return (
    <div className={`stack ${styles.place}`}>
      <div className="stack" inert={isPlaying}>
        <Gallery
          pictures={game.images}
          loop={game.loop}
          badge={game.status}
          label={`Screenshots of ${title}`}
          renderLoopLink={
            demoPath === null || !text
              ? null
              : (tabIndex) => (
                  <PageLink
                    ref={link}
                    to={demoPath}
                    className={`fill ${styles.start}`}
                    draggable={false}
                    tabIndex={tabIndex}
                    onClick={start}
                  >
                    <span className={getButtonClass('primary')} role={hasFailed ? 'alert' : undefined} aria-busy={isOn && !hasFailed}>
                      {hasFailed ? text.failed : text.start}
                    </span>
                    <span className="visually-hidden">: {title}</span>
                  </PageLink>
                )
          }
        />
      </div>
      {isPlaying && demoPath !== null && text && <part.DemoPhone game={game} path={demoPath} text={text} onClose={close} />}
    </div>
  );
}
