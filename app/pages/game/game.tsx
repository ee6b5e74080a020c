// One game's page, or the page that says there is no such game.
import type { ComponentType } from 'react';
import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/game.ts';
import { games } from '#app/content/data/catalogue.ts';
import { getPath } from '#app/content/paths/get-path.ts';
import { gameDetail, type GameDetail } from '#app/content/queries/game-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { gamePage } from '#app/content/data/pages/game.ts';
import { trailTo } from '#app/content/queries/breadcrumbs.ts';
import { GameDetailPage } from './game-detail-page.tsx';
import { GameLoadError, loadErrorHead } from './game-load-error.tsx';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import { feedLinks } from '#app/seo/feed-links.ts';
import { gameThing } from '#app/seo/game-thing.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { qrCode, type QrCode } from '#app/seo/qr-code.ts';

interface GameLoad {
  readonly head: MetaDescriptor[];
  readonly trail: readonly NavigationItem[];
  readonly detail: GameDetail;
  /** Leads a phone to its store. */
  readonly phoneCode: QrCode;
}

export function loader({ params }: Route.LoaderArgs): GameLoad {
  const game = games.find((candidate) => candidate.slug === params.slug);
  if (!game) throw data(null, 404);
  const detail = gameDetail(game, games);
  const { path, appStoreUrl } = detail;
  const trail = trailTo(path);
  const head = [...pageMeta({ ...gamePage(game), appStoreUrl, trail, things: [gameThing(detail)] }), ...feedLinks(game)];
  return { head, trail, detail, phoneCode: qrCode(absoluteUrl(getPath(game.slug))) };
}

interface GameMissing {
  readonly head: MetaDescriptor[];
  /** What the page shows in place of the game. */
  readonly Missing: ComponentType;
}

/** In the browser, a game that is unknown or cannot be fetched is an answer too, not a failure of the page. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<GameLoad | GameMissing> {
  try {
    return await serverLoader();
  } catch (error) {
    const path = new URL(request.url).pathname;
    const isUnknown = isRouteErrorResponse(error) && error.status === 404;
    if (!isUnknown) return { head: loadErrorHead(path), Missing: GameLoadError };
    const { GameNotFound, gameNotFoundHead } = await import('./game-not-found.tsx');
    return { head: gameNotFoundHead(path), Missing: GameNotFound };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  if ('Missing' in loaderData) return <loaderData.Missing />;
  const { detail, trail, phoneCode } = loaderData;
  return <GameDetailPage game={detail} trail={trail} phoneCode={phoneCode} />;
}
