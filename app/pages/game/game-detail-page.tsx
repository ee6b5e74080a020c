// The content of a game's page: gallery, share bar, overview, features, details, releases, reviews and related games.
import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { CSSProperties } from 'react';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import { PHONE_ATTRIBUTE } from '#app/startup/phone-platform.ts';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import type { GamePageText } from '#app/content/page-families/game.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { Breadcrumb } from '#app/layout/page/breadcrumb.tsx';
import { ComingSoonBox } from './sections/coming-soon-box.tsx';
import { DetailsBox } from './sections/details-box.tsx';
import { GameGallery } from './sections/game-gallery.tsx';
import { OwnRating } from './sections/own-rating.tsx';
import { Reviews } from './sections/reviews.tsx';
import { StatusBox } from './sections/status-box.tsx';
import { WhatsNew } from './sections/whats-new.tsx';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import type { QrCode } from '#app/seo/qr-code.ts';
import { ShareBar } from '#app/components/share/share-bar.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { Section } from '#app/components/ui/text/section.tsx';
import { StoreTrademarks } from '#app/components/ui/controls/store-badge.tsx';
import styles from './game-detail-page.module.css';

/** If it fails to load, the page goes on without: its head has the same link. */
const loadInstallBar = () => import('./sections/install-bar.tsx');

/** A component of its own, so that hydration does not render the whole page again. */
function PhoneInstallBar(props: { game: GameDetail; path: string }) {
  const hasPhone = useHydrated() && document.documentElement.hasAttribute(PHONE_ATTRIBUTE);
  const [part] = useLazyPart(loadInstallBar, hasPhone);
  return part && <part.InstallBar {...props} />;
}

interface GameDetailPageProps {
  readonly game: GameDetail;
  readonly copy: GamePageText;
  readonly breadcrumbs: readonly NavigationItem[];
  /** Null for a game that is in no phone's store. */
  readonly phoneCode: QrCode | null;
  /** For the newsletter form of a game that is not out yet; null for a live game. */
  readonly failures: FailureMessages | null;
}

export function GameDetailPage({ game, copy, breadcrumbs, phoneCode, failures }: GameDetailPageProps) {
  const { getPath } = game;
  return (
    // Keyed by game, so that no state carries over: failed pictures, or an open share link.
    <article
      key={game.slug}
      className={styles.page}
      data-live={game.isLive || undefined}
      style={
        {
          '--accent': game.accent,
          '--ratio': game.wideKeyArt.width / game.wideKeyArt.height,
          '--focus-top': game.keyArtFocus.top / 100,
          '--focus-bottom': game.keyArtFocus.bottom / 100,
        } as CSSProperties
      }
    >
      <div className={styles.art} style={{ viewTransitionName: `art-${game.slug}` }}>
        <Picture picture={game.wideKeyArt} sizes="max(100vw, 52rem)" isUrgent />
      </div>
      <div className={styles.top}>
        <div className={`container ${styles.head}`} data-workshop={game.workshop ? '' : undefined}>
          <div className={styles.icon}>
            <Picture picture={game.icon} sizes="calc(clamp(6.5rem, 13vw, 10rem) - 12px)" />
          </div>
          <div className={styles.title}>
            <Breadcrumb items={breadcrumbs} />
            <h1 translate="no">{game.title}</h1>
            <p className={styles.lead}>{game.description}</p>
          </div>
          {failures === null ? (
            <StatusBox game={game} phoneCode={phoneCode} />
          ) : (
            <ComingSoonBox game={game} progress={copy.progress} failures={failures} />
          )}
        </div>
      </div>
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <GameGallery game={game} text={copy.live?.phone} />
          <ShareBar url={toAbsoluteUrl(game.path)} title={game.title} summary={game.shareText} />
          <section aria-labelledby="overview">
            <h2 id="overview">{copy.overviewTitle}</h2>
            <div className={styles.prose}>
              {game.overview.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          {game.news.length > 0 && <WhatsNew title={copy.newsTitle} releases={game.news} />}
        </div>
        <div className={styles.aside}>
          <section aria-labelledby="features">
            <h2 id="features">{copy.featuresTitle}</h2>
            <ul className={styles.features}>
              {game.features.map((feature) => (
                <li key={feature}>
                  <Icon icon={Check} strokeWidth={4} />
                  {feature}
                </li>
              ))}
            </ul>
          </section>
          <DetailsBox game={game} />
        </div>
      </div>
      {(copy.live || game.reviews.length > 0) && (
        <Reviews title={copy.reviewsTitle} reviews={game.reviews} playtester={copy.playtester}>
          {copy.live && (
            <HydrationBoundary>
              <OwnRating game={game} title={copy.live.ratingTitle} lead={copy.live.ratingLead} />
            </HydrationBoundary>
          )}
        </Reviews>
      )}
      {game.related.length > 0 && (
        <div data-screen-only>
          <Section title={copy.relatedTitle}>
            <CardGrid>
              {game.related.map((other) => (
                <GameCard key={other.slug} {...other} />
              ))}
            </CardGrid>
          </Section>
        </div>
      )}
      <div className={`container ${styles.trademarks}`}>
        <StoreTrademarks stores={game.stores} />
      </div>
      {game.isLive && phoneCode !== null && getPath !== null && <PhoneInstallBar game={game} path={getPath} />}
    </article>
  );
}
