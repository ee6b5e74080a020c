// One game's page, or the page that says there is no such game.
import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/game.ts';
import { games } from '#app/content/catalogue.ts';
import { gameDetail, type GameDetail } from '#app/content/game-detail.ts';
import type { NavigationItem } from '#app/content/navigation.ts';
import { gameNotFound } from '#app/content/not-found.ts';
import { gamePage } from '#app/content/pages/game.ts';
import { trailTo } from '#app/content/trail.ts';
import { GameDetailPage } from './game-detail-page.tsx';
import { GameLoadError, LOAD_ERROR_TITLE } from './game-load-error.tsx';
import { GameNotFound } from './game-not-found.tsx';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import { gameThing } from '#app/seo/game-thing.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { qrCode, type QrCode } from '#app/seo/qr-code.ts';

interface GameLoad {
  readonly head: MetaDescriptor[];
  readonly trail: readonly NavigationItem[];
  readonly detail: GameDetail;
  /** Leads a phone to this page. */
  readonly phoneCode: QrCode;
}

export function loader({ params }: Route.LoaderArgs): GameLoad {
  const game = games.find((candidate) => candidate.slug === params.slug);
  if (!game) throw data(null, 404);
  const detail = gameDetail(game, games);
  const { path, appStoreUrl } = detail;
  const trail = trailTo(path);
  const head = pageMeta({ ...gamePage(game), appStoreUrl, trail, things: [gameThing(detail)] });
  return { head, trail, detail, phoneCode: qrCode(absoluteUrl(path)) };
}

/** In the browser, a game that is unknown or cannot be fetched is an answer too, not a failure of the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<GameLoad | { missing: 'unknown' | 'unreachable' }> {
  try {
    return await serverLoader();
  } catch (error) {
    return { missing: isRouteErrorResponse(error) && error.status === 404 ? 'unknown' : 'unreachable' };
  }
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (loaded && 'head' in loaded) return loaded.head;
  const isUnreachable = loaded?.missing === 'unreachable';
  return pageMeta({ ...gameNotFound.meta, ...(isUnreachable ? { title: LOAD_ERROR_TITLE } : {}), isIndexed: false });
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return loaderData.missing === 'unknown' ? <GameNotFound /> : <GameLoadError />;
  const { detail, trail, phoneCode } = loaderData;
  return <GameDetailPage game={detail} trail={trail} phoneCode={phoneCode} />;
}
