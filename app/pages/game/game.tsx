// The route of a game's page.
import type { ComponentType } from 'react';
import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/game.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { games } from '#app/content/data/catalogue.ts';
import { createGameDetail } from '#app/content/queries/game-detail.ts';
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { createGamePage, createGameText } from '#app/content/page-families/game.ts';
import { loadDocumentAfter } from '#app/startup/load-document.ts';
import { GameDetailPage } from './game-detail-page.tsx';
import { GameLoadError, createLoadErrorHead } from './game-load-error.tsx';
import { toAbsoluteUrl } from '#app/seo/canonical.ts';
import { createGameThing } from '#app/seo/game-thing.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { createQrCode } from '#app/seo/qr-code.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader({ params }: Route.LoaderArgs) {
  const game = games.find((candidate) => candidate.slug === params.slug);
  if (!game) throw data(null, 404);
  const detail = createGameDetail(game, games);
  const { path, appStoreUrl, googlePlayUrl, getPath } = detail;
  const breadcrumbs = createBreadcrumbs(path);
  return {
    head: createPageMeta({ ...createGamePage(game), appStoreUrl, breadcrumbs, things: [createGameThing(detail)] }),
    breadcrumbs,
    detail,
    copy: createGameText(game),
    phoneCode: (appStoreUrl ?? googlePlayUrl) === null ? null : createQrCode(toAbsoluteUrl(getPath ?? path)),
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

export default function GamePage({ loaderData }: Route.ComponentProps) {
  if ('ErrorView' in loaderData) return <loaderData.ErrorView />;
  const { detail, copy, breadcrumbs, phoneCode, failures: messages } = loaderData;
  return <GameDetailPage game={detail} copy={copy} breadcrumbs={breadcrumbs} phoneCode={phoneCode} failures={messages} />;
}
