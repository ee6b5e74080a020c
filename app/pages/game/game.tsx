// One game's page, or the page that says there is no such game.
import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/game.ts';
import { gamePath } from '#app/content/addresses.ts';
import { games } from '#app/content/catalogue.ts';
import { gameDetail, type GameDetail } from '#app/content/game-detail.ts';
import { meta as metaText } from '#app/content/pages/game-not-found.ts';
import { GameDetailPage } from './game-detail-page.tsx';
import { GameLoadError, LOAD_ERROR_TITLE } from './game-load-error.tsx';
import { GameNotFound } from './game-not-found.tsx';
import { gameTrail } from './game-trail.ts';
import { absoluteUrl } from '#app/seo/absolute-url.ts';
import { gameThing } from '#app/seo/game-thing.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { qrCode, type QrCode } from '#app/seo/qr-code.ts';

const META_DESCRIPTION_LENGTH = 120;

interface GameLoad {
  readonly head: MetaDescriptor[];
  readonly detail: GameDetail;
  /** Leads a phone to this page. */
  readonly phoneCode: QrCode;
}

function headOf(detail: GameDetail): MetaDescriptor[] {
  const { title, overview, keywords, path, appStoreUrl } = detail;
  const description = overview.join(' ').slice(0, META_DESCRIPTION_LENGTH);
  return pageMeta({ title, description, keywords, path, appStoreUrl, trail: gameTrail(detail), things: [gameThing(detail)] });
}

export function loader({ params }: Route.LoaderArgs): GameLoad {
  const game = games.find((candidate) => candidate.slug === params.slug);
  if (!game) throw data(null, 404);
  const detail = gameDetail(game, games);
  return { head: headOf(detail), detail, phoneCode: qrCode(absoluteUrl(gamePath(game.slug))) };
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
  return pageMeta({ ...metaText, ...(isUnreachable ? { title: LOAD_ERROR_TITLE } : {}), isIndexed: false });
}

export default function GamePage({ loaderData }: Route.ComponentProps) {
  if ('detail' in loaderData) return <GameDetailPage game={loaderData.detail} phoneCode={loaderData.phoneCode} />;
  return loaderData.missing === 'unknown' ? <GameNotFound /> : <GameLoadError />;
}
