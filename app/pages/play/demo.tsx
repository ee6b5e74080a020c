// The demo page of a game: stage, how to play, what the demo leaves out, and the way to the app.
import { useId, useState, type CSSProperties } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/demo.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createDemoPage, text } from '#app/content/page-families/demo.ts';
import { createGetPath, HOW_TO_PLAY } from '#app/content/paths.ts';
import { listStores } from '#app/content/data/game-facts.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findFilmStrip } from '#app/content/queries/film-strip.ts';
import { allGames } from '#app/games/demos.ts';
import { DemoSkin, loadAppLayout } from '#app/arcade/demo/demo-skin.tsx';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { createMiniGameThing } from '#app/seo/video-game.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { createQrCode } from '#app/seo/qr-code.ts';
import { StoreBadge, StoreTrademarks } from '#app/components/ui/controls/store-badge.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { PageColumns, PageSection, StageLayout } from './stage-layout.tsx';
import { StoreOffer } from './store-offer.tsx';
import styles from './demo.module.css';
export { clientLoader } from '#app/layout/page/fetch-page-data.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const game = games.find(({ slug }) => slug === params.slug);
  const entry = allGames.find(({ id }) => id === game?.demo?.game);
  if (!game?.demo || !entry) throw data(null, 404);
  const { game: miniGame } = await entry.load();
  const { title, accent, icon, path: gamePath } = summarize(game);
  const page = createDemoPage(game);
  const thing = createMiniGameThing({ path: page.path, title, toy: icon });
  /** The page that leads a phone to its store, or else the page of the game. */
  const getPath = findPagePath(createGetPath(game.slug)) ?? gamePath;
  return {
    ...createPageHead(page, { appStoreUrl: game.appStoreUrl ?? null, things: [thing] }),
    path: page.path,
    heading: page.heading,
    copy: text,
    detail: {
      title,
      accent,
      icon,
      gameId: entry.id,
      firstSeed: game.demo.seed,
      mascot: findFilmStrip(game.demo.mascot),
      leavesOut: game.demo.leavesOut,
      howToPlay: miniGame.howToPlay,
      getPath,
      stores: listStores(game),
    },
    /** QR code of the game's store link; null for a game that is in no phone's store. */
    phoneCode: game.appStoreUrl || game.googlePlayUrl ? createQrCode(toAbsoluteUrl(getPath)) : null,
  };
}

const ICON_WIDTH_REM = 15;

export default function DemoPage({ loaderData }: Route.ComponentProps) {
  const { path, heading, detail, copy, breadcrumbs, phoneCode } = loaderData;
  const headingId = useId();
  // The app's name and its first game, and links to its boards that lead to this page.
  const [entry] = useState(() => {
    const found = allGames.find(({ id }) => id === detail.gameId);
    return found && { ...found, path, title: detail.title, firstSeed: detail.firstSeed };
  });
  const [wasOffered, setOffered] = useState(false);
  if (!entry) return null;
  return (
    <article className={styles.page} style={{ '--accent': detail.accent } as CSSProperties}>
      <DemoSkin game={entry.id} mascot={detail.mascot}>
        <StageLayout breadcrumbs={breadcrumbs} title={heading} id={headingId}>
          <PageStage
            entry={entry}
            labelledBy={headingId}
            loadLayout={loadAppLayout}
            offer={
              wasOffered ? undefined : <StoreOffer detail={detail} code={phoneCode} text={copy.offer} onLeave={() => setOffered(true)} />
            }
          >
            <BoardPlaceholder picture={detail.icon} noscriptText={copy.noscriptText} maxWidthRem={ICON_WIDTH_REM} />
          </PageStage>
        </StageLayout>
      </DemoSkin>
      <PageColumns
        left={
          <PageSection id={HOW_TO_PLAY} title={copy.howToPlay}>
            <BulletList lines={detail.howToPlay} />
            <p className="small">{detail.leavesOut}</p>
          </PageSection>
        }
        right={
          <PageSection title={copy.app}>
            <p>{copy.appLead}</p>
            <div className={`cluster ${styles.stores}`}>
              {detail.stores.map((store) => (
                <StoreBadge key={store.url} {...store} />
              ))}
            </div>
            <StoreTrademarks stores={detail.stores} />
          </PageSection>
        }
      />
    </article>
  );
}
