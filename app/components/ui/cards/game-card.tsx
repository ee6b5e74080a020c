// A card that links to a game. Live and Coming Soon games differ in color and shape.
import type { CSSProperties, ReactNode } from 'react';
import { usePictureSizes } from './card-grid.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { DemoLink } from '#app/components/ui/controls/demo-link.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import styles from './game-card.module.css';

export interface GameCardProps {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly isLive: boolean;
  /** Of a game that is not out yet. */
  readonly stage?: string | null;
  /** 0 to 5; shown for Live games only, and not if it is 0: nobody has rated the game. */
  readonly rating?: number;
  readonly ratingCount?: number;
  /** The game's accent color, such as #2f9e6e. */
  readonly accent: string;
  readonly keyArt: PictureSource;
  readonly icon: PictureSource;
  readonly headingLevel?: 2 | 3;
  readonly demoPath?: string | null;
  /** Shows its title and its description: a search marks its words in them. */
  readonly renderText?: (text: string) => ReactNode;
}

export function GameCard({ headingLevel = 3, demoPath = null, renderText, ...game }: GameCardProps) {
  const { title, isLive, rating } = game;
  const sizes = usePictureSizes();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={`panel ${styles.card}`} data-live={isLive || undefined} style={{ '--accent': game.accent } as CSSProperties}>
      <div className={styles.art} style={{ viewTransitionName: `art-${game.slug}` }}>
        <Picture picture={game.keyArt} sizes={sizes} />
      </div>
      {!isLive && <span className={styles.stamp}>Coming Soon</span>}
      <div className={styles.body}>
        <div className={styles.icon}>
          <Picture picture={game.icon} sizes="4.5rem" />
        </div>
        <Heading className={styles.title} translate="no">
          <PageLink to={game.path} className="cover">
            {renderText?.(title) ?? title}
          </PageLink>
        </Heading>
        <p className={styles.description}>{renderText?.(game.description) ?? game.description}</p>
        <div className={`column ${styles.footer}`}>
          {isLive && (
            <p className="cluster">
              {rating !== 0 && <Rating value={rating} count={game.ratingCount} />}
              <b>Play Now</b>
            </p>
          )}
          {game.stage && <p>{game.stage}</p>}
          {demoPath !== null && <DemoLink to={demoPath} title={title} className={`${getButtonClass('primary')} ${styles.demo}`} />}
        </div>
      </div>
    </article>
  );
}
