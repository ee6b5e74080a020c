// The route of a mini game's page.
import { data, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/mini-game.ts';
import { createMiniGameDetail, type MiniGameDetail } from './mini-game-detail.ts';
import { type NavigationItem, createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { createMiniGamePage, text, type MiniGamePageText } from '#app/content/page-families/mini-game.ts';
import { STATISTICS_PATH } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { registry } from '#app/games/registry.ts';
import { MiniGamePage } from './mini-game-page.tsx';
import { createMiniGameThing } from '#app/seo/mini-game-thing.ts';
import { createPageMeta } from '#app/seo/page-meta.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';

interface MiniGameLoaderData {
  readonly head: MetaDescriptor[];
  readonly breadcrumbs: readonly NavigationItem[];
  readonly detail: MiniGameDetail;
  readonly copy: MiniGamePageText;
  readonly statisticsPath: string | null;
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export async function loader({ params }: Route.LoaderArgs): Promise<MiniGameLoaderData> {
  const entry = registry.find(({ id }) => id === params.id);
  if (!entry) throw data(null, 404);
  const { game } = await entry.load();
  const detail = createMiniGameDetail(entry, game);
  const page = createMiniGamePage(entry);
  const breadcrumbs = createBreadcrumbs(page.path);
  const toy = findPicture(`mini-games/${entry.id}`);
  const thing = createMiniGameThing({ ...detail, toy, path: page.path });
  return {
    head: createPageMeta({ ...page, breadcrumbs, things: [thing] }),
    breadcrumbs,
    detail,
    copy: text,
    statisticsPath: findPagePath(STATISTICS_PATH),
    toys: findPicturesIn('mini-games'),
  };
}

/** Fetches the page's data file. A missing file means an unknown slug; see layout/page/page-error-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function MiniGameRoute({ loaderData }: Route.ComponentProps) {
  const entry = registry.find(({ id }) => id === loaderData.detail.id);
  return entry && <MiniGamePage key={entry.id} entry={entry} {...loaderData} />;
}
