// A game's page, laid out like a good store page: gallery, share bar, overview, features, details, reviews, related games.
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { GameDetail } from '#app/content/game-detail.ts';
import type { NavigationItem } from '#app/content/navigation.ts';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { DetailsBox } from './details-box.tsx';
import { Reviews } from './reviews.tsx';
import { StatusBox } from './status-box.tsx';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import type { QrCode } from '#app/seo/qr-code.ts';
import { ShareBar } from '#app/share/share-bar.tsx';
import { CardGrid } from '#app/ui/card-grid.tsx';
import { GameCard } from '#app/ui/game-card.tsx';
import { Gallery } from '#app/ui/gallery.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Section } from '#app/ui/section.tsx';
import { StoreTrademarks, type Store } from '#app/ui/store-badge.tsx';
import styles from './game-detail-page.module.css';

const SHARE_TEXT_LENGTH = 200;

interface GameDetailPageProps {
  readonly game: GameDetail;
  readonly trail: readonly NavigationItem[];
  readonly phoneCode: QrCode;
}

export function GameDetailPage({ game, trail, phoneCode }: GameDetailPageProps) {
  const stores: Store[] = [
    ...(game.appStoreUrl ? (['app-store'] as const) : []),
    ...(game.googlePlayUrl ? (['google-play'] as const) : []),
  ];
  return (
    // Another game's page starts fresh: no failed picture and no open link carries over.
    <article
      key={game.slug}
      className={styles.page}
      data-live={game.isLive || undefined}
      style={{ '--accent': game.accent } as CSSProperties}
    >
      <div className={styles.art} style={{ viewTransitionName: `art-${game.slug}` }}>
        <Picture picture={game.keyArt} narrow={game.keyArtTall} sizes="100vw" isUrgent />
      </div>
      <div className={styles.top}>
        <div className={`container ${styles.head}`}>
          <div className={styles.icon}>
            <Picture picture={game.icon} sizes="clamp(6.5rem, 13vw, 10rem)" />
          </div>
          <div className={styles.title}>
            <Breadcrumb trail={trail} />
            <h1>{game.title}</h1>
            <p className={styles.lead}>{game.description}</p>
          </div>
          <StatusBox game={game} phoneCode={phoneCode} />
        </div>
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <Gallery pictures={game.images} badge={game.status} label={`Screenshots of ${game.title}`} />
          <ShareBar url={absoluteUrl(game.path)} title={game.title} summary={game.overview.join(' ').slice(0, SHARE_TEXT_LENGTH)} />
          <section aria-labelledby="overview">
            <h2 id="overview">Overview</h2>
            <div className={styles.prose}>
              {game.overview.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section aria-labelledby="features">
            <h2 id="features">Features</h2>
            <ul className={styles.features}>
              {game.features.map((feature) => (
                <li key={feature}>
                  <Check aria-hidden strokeWidth={4} />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        </div>
        <DetailsBox game={game} />
      </div>
      <Reviews reviews={game.reviews} />
      <div data-screen-only>
        <Section title="You May Also Like">
          <CardGrid>
            {game.related.map((other) => (
              <GameCard key={other.slug} {...other} />
            ))}
          </CardGrid>
        </Section>
      </div>
      <div className={`container ${styles.trademarks}`}>
        <StoreTrademarks stores={stores} />
      </div>
    </article>
  );
}
