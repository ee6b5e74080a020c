// A phone that plays a demo over the gallery of its game, in the place of its loop where the window has room.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { X } from 'lucide';
import type { GamePageText } from '#app/content/page-families/game.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { LazyStage } from '#app/arcade/lazy-stage/lazy-stage.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { StoreBadge } from '#app/components/ui/controls/store-badge.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { allGames } from '#app/games/demos.ts';
import { DemoSkin, loadAppLayout } from './demo-skin.tsx';
import styles from './demo-phone.module.css';

/** Escape gives back what is held first, and closes dialogs, full screen and lists. */
const TAKES_ESCAPE = 'dialog, select, [data-full], [data-board]:has([data-held], [aria-pressed="true"])';

interface DemoPhoneProps {
  readonly game: Pick<GameDetail, 'title' | 'loop' | 'stores' | 'demo'>;
  /** Of the demo's own page, to which links to its boards lead. */
  readonly path: string;
  readonly text: NonNullable<GamePageText['live']>['phone'];
  readonly onClose: () => void;
}

export function DemoPhone({ game, path, text, onClose }: DemoPhoneProps) {
  const { title, loop, stores, demo } = game;
  const cover = useRef<HTMLElement>(null);
  const phone = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [entry] = useState(() => {
    const found = allGames.find(({ id }) => id === demo?.game);
    return found && demo && { ...found, path, title, firstSeed: demo.firstSeed };
  });

  useEffect(() => {
    phone.current?.scrollIntoView({ block: 'nearest', behavior: getScrollBehavior() });
    closeButton.current?.focus({ preventScroll: true });
  }, []);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    // A button that has left may have left the focus to the body.
    const isHere = target === document.body || cover.current?.contains(target);
    if (event.key !== 'Escape' || !isHere || target.closest(TAKES_ESCAPE)) return;
    event.stopPropagation(); // or the game would pause
    onClose();
  });

  useEffect(() => {
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  }, []);

  return (
    <section ref={cover} data-demo aria-label={`Play ${title}`} className={`fill ${styles.cover}`}>
      <Button ref={closeButton} kind="paper" className={styles.close} onClick={onClose}>
        <Icon icon={X} size={18} /> {text.close}
      </Button>
      <div ref={phone} className={`phone ${styles.phone}`}>
        {entry && (
          <DemoSkin game={entry.id} mascot={demo?.mascot ?? null}>
            <LazyStage
              entry={entry}
              shouldLoad
              takesFocus
              loadLayout={loadAppLayout}
              offer={
                <div className={`cluster ${styles.badges}`}>
                  {stores.map((one) => (
                    <StoreBadge key={one.url} {...one} />
                  ))}
                </div>
              }
            >
              <div aria-hidden className={`fill ${styles.poster}`}>
                {loop && <Picture picture={loop.poster} sizes="22.5rem" isUrgent className="fill" />}
              </div>
            </LazyStage>
          </DemoSkin>
        )}
      </div>
    </section>
  );
}
