// The page of a game: gallery, share bar, overview, features, details, releases, reviews and related games.
import { Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import { PHONE_ATTRIBUTE } from '#app/startup/inline/phone-platform.ts';
import { Breadcrumb } from '#app/layout/page/breadcrumb.tsx';
import { ComingSoonBox } from './sections/coming-soon-box.tsx';
import { GameGallery } from './sections/game-gallery.tsx';
import { OwnRating } from './sections/own-rating.tsx';
import { Reviews } from './sections/reviews.tsx';
import { StatusBox } from './sections/status-box.tsx';
import { ShareBar } from '#app/components/share/share-bar.tsx';
import { CardGrid } from '#app/components/ui/cards/card-grid.tsx';
import { GameCard } from '#app/components/ui/cards/game-card.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { Disclosure } from '#app/components/ui/text/disclosure.tsx';
import { FactList } from '#app/components/ui/text/fact-list.tsx';
import { PhoneFold } from '#app/components/ui/text/phone-fold.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import { StoreTrademarks } from '#app/components/ui/controls/store-badge.tsx';
import type { ComponentType, CSSProperties } from 'react';
import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/game.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createGameDetail, type GameDetail } from '#app/content/queries/game-detail.ts';
import { createGamePage, createGameText } from '#app/content/page-families/game.ts';
import { loadDocumentAfter } from '#app/startup/router/load-document.ts';
import { GameLoadError, createLoadErrorHead } from '#app/layout/page/game-load-error.tsx';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { createGameThing } from '#app/seo/video-game.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { createQrCode } from '#app/seo/qr-code.ts';
import styles from './game.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const game = games.find((candidate) => candidate.slug === params.slug);
  if (!game) throw data(null, 404);
  const detail = createGameDetail(game, games);
  const { path, appStoreUrl, googlePlayUrl, getPath } = detail;
  return {
    ...createPageHead(createGamePage(game), { appStoreUrl, things: [createGameThing(detail)] }),
    detail,
    copy: createGameText(game),
    phoneCode: (appStoreUrl ?? googlePlayUrl) === null ? null : createQrCode(toAbsoluteUrl(getPath ?? path)),
    style: {
      '--accent': detail.accent,
      '--ratio': detail.wideKeyArt.width / detail.wideKeyArt.height,
      ...Object.fromEntries(Object.entries(game.keyArtFocus).map(([edge, percent]) => [`--focus-${edge}`, percent / 100])),
    } as CSSProperties,
    /** For the newsletter form of a game that is not out yet. */
    failures: detail.isLive ? null : failures,
  };
}

interface GameErrorData {
  readonly head: MetaDescriptor[];
  /** Rendered in place of the game. */
  readonly ErrorView: ComponentType;
}

/** In the browser, an unknown game or a failed request returns an error page as data, instead of triggering the error boundary. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<ReturnType<typeof loader> | GameErrorData> {
  try {
    return await serverLoader();
  } catch (error) {
    await loadDocumentAfter(error, request);
    const path = new URL(request.url).pathname;
    const isNotFound = isRouteErrorResponse(error) && error.status === 404;
    if (!isNotFound) return { head: createLoadErrorHead(path), ErrorView: GameLoadError };
    const { GameNotFound, createGameNotFoundHead } = await import('./game-not-found.tsx');
    return { head: createGameNotFoundHead(path), ErrorView: GameNotFound };
  }
}

/** If it fails to load, the page goes on without: its head has the same link. */
const loadInstallBar = () => import('./sections/install-bar.tsx');

/** A component of its own, so that hydration does not render the whole page again. */
function PhoneInstallBar(props: { game: GameDetail; path: string }) {
  const hasPhone = useHydrated() && document.documentElement.hasAttribute(PHONE_ATTRIBUTE);
  const [part] = useLazyPart(loadInstallBar, hasPhone);
  return part && <part.InstallBar {...props} />;
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  if ('ErrorView' in loaderData) return <loaderData.ErrorView />;
  const { detail: game, copy, breadcrumbs, phoneCode, style, failures: messages } = loaderData;
  return (
    <article className={styles.page} data-live={game.isLive || undefined} style={style}>
      <div className={styles.art} style={{ viewTransitionName: `art-${game.slug}` }}>
        <Picture picture={game.wideKeyArt} sizes="max(100vw, 48rem)" isUrgent />
      </div>
      <div className={styles.top}>
        <div className={`container ${styles.head}`}>
          <div className={styles.icon}>
            <Picture picture={game.icon} sizes="(width >= 64rem) 6.25rem, calc(clamp(4.75rem, 13vw, 8rem) - 12px)" />
          </div>
          <Breadcrumb items={breadcrumbs} />
          <h1 translate="no">{game.title}</h1>
          <p className="lead">{game.description}</p>
          {messages === null ? (
            <StatusBox game={game} phoneCode={phoneCode} />
          ) : (
            <ComingSoonBox game={game} progress={copy.progress} failures={messages} />
          )}
          <GameGallery game={game} text={copy.live?.phone} />
        </div>
      </div>
      <div className={`stack container ${styles.columns}`}>
        <div className={`stack ${styles.main}`}>
          <ShareBar url={toAbsoluteUrl(game.path)} title={game.title} summary={game.shareText} />
          <section aria-labelledby="overview">
            <h2 id="overview">{copy.overviewTitle}</h2>
            <div className={`column ${styles.prose}`}>
              {game.overview.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section className={styles.fold} aria-labelledby="features">
            <PhoneFold summary={<h2 id="features">{copy.featuresTitle}</h2>}>
              <ul className={`columns ${styles.features}`}>
                {game.features.map((feature) => (
                  <li key={feature} className="point">
                    <Icon icon={Check} strokeWidth={4} />
                    {feature}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </section>
          {game.news.length > 0 && (
            <Disclosure id="news" title={copy.newsTitle} headingLevel={2}>
              <ol className={`column ${styles.releases}`}>
                {game.news.map(({ version, date, dateText, notes }) => (
                  <li key={version}>
                    <h3>Version {version}</h3>
                    <time dateTime={date} className="small">
                      {dateText}
                    </time>
                    <BulletList lines={notes} />
                  </li>
                ))}
              </ol>
            </Disclosure>
          )}
        </div>
        <section className={`card ${styles.aside} ${styles.fold}`} aria-labelledby="game-details">
          <PhoneFold summary={<h2 id="game-details">Game Details</h2>}>
            <FactList facts={game.details} />
            <h2>{copy.moreDetailsTitle}</h2>
            <FactList facts={game.moreDetails} />
            {game.press && (
              <p className={`cluster ${styles.press}`}>
                <PageLink to={game.press.path}>Press kit</PageLink>
                <a href={game.press.sheet} download>
                  Fact sheet
                </a>
              </p>
            )}
          </PhoneFold>
        </section>
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
            <CardGrid isRail>
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
      {game.isLive && phoneCode !== null && game.getPath !== null && <PhoneInstallBar game={game} path={game.getPath} />}
    </article>
  );
}
