// The route of a game's demo page.
import { data, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/demo.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createDemoPage, text, type DemoPageText } from '#app/content/page-families/demo.ts';
import { createBreadcrumbs, type NavigationItem } from '#app/content/queries/navigation.ts';
import { createDemoDetail, type DemoDetail } from './demo-detail.ts';
import { allGames } from '#app/games/demos.ts';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { createMiniGameThing } from '#app/seo/mini-game-thing.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { createQrCode, type QrCode } from '#app/seo/qr-code.ts';
import { DemoPage } from './demo-page.tsx';

interface DemoLoaderData {
  readonly head: MetaDescriptor[];
  readonly breadcrumbs: readonly NavigationItem[];
  readonly path: string;
  readonly heading: string;
  readonly detail: DemoDetail;
  readonly copy: DemoPageText;
  /** QR code of the game's store link; null for a game that is in no phone's store. */
  readonly phoneCode: QrCode | null;
}

export async function loader({ params }: Route.LoaderArgs): Promise<DemoLoaderData> {
  const game = games.find(({ slug }) => slug === params.slug);
  const entry = allGames.find(({ id }) => id === game?.demo?.game);
  if (!game?.demo || !entry) throw data(null, 404);
  const { game: miniGame } = await entry.load();
  const detail = createDemoDetail(game, game.demo, miniGame);
  const page = createDemoPage(game);
  const breadcrumbs = createBreadcrumbs(page.path);
  const thing = createMiniGameThing({ ...detail, path: page.path, toy: detail.icon });
  return {
    head: createPageMeta({ ...page, appStoreUrl: detail.appStoreUrl, breadcrumbs, things: [thing] }),
    breadcrumbs,
    path: page.path,
    heading: page.heading,
    detail,
    copy: text,
    phoneCode: (detail.appStoreUrl ?? detail.googlePlayUrl) === null ? null : createQrCode(toAbsoluteUrl(detail.getPath)),
  };
}

/** Fetches the page's data file. A missing file means an unknown slug; see layout/page/page-error-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function DemoRoute({ loaderData }: Route.ComponentProps) {
  const entry = allGames.find(({ id }) => id === loaderData.detail.gameId);
  return entry && <DemoPage key={loaderData.path} entry={entry} {...loaderData} />;
}
