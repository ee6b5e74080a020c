// A mini game's own page: the game first, then all there is to know about it.
import { data, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/mini-game.ts';
import { miniGameDetail, type MiniGameDetail } from '#app/content/queries/mini-game-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import { miniGamePage, text, type MiniGameWords } from '#app/content/data/pages/mini-game.ts';
import { page as statisticsPage } from '#app/content/data/pages/play-statistics.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { playText } from '#app/content/data/play-text.ts';
import { trailTo } from '#app/content/queries/breadcrumbs.ts';
import { registry } from '#app/games/registry.ts';
import { keyLinesOf } from '#app/game-kit/stage/keyboard/key-table.ts';
import { MiniGamePage } from './mini-game-page.tsx';
import { miniGameThing } from '#app/seo/mini-game-thing.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';

interface MiniGameLoad {
  readonly head: MetaDescriptor[];
  readonly trail: readonly NavigationItem[];
  readonly detail: MiniGameDetail;
  readonly words: MiniGameWords;
  readonly statisticsPath: string;
  /** By the games' ids. */
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export async function loader({ params }: Route.LoaderArgs): Promise<MiniGameLoad> {
  const entry = registry.find(({ id }) => id === params.id);
  if (!entry) throw data(null, 404);
  const { game } = await entry.load();
  const isByClock = game.rules.variants[0].pace === 'clock';
  const detail = miniGameDetail(entry, game, keyLinesOf(game, { isByClock, canPause: isByClock || game.results?.time !== undefined }));
  const page = miniGamePage(entry);
  const trail = trailTo(page.path);
  const { playModes } = playText(entry.id);
  const toy = findPicture(`mini-games/${entry.id}`);
  const thing = miniGameThing({ ...detail, toy, path: page.path, playModes, runsOn: text.runsOn, needs: text.needs });
  return {
    head: pageMeta({ ...page, trail, things: [thing] }),
    trail,
    detail,
    words: text,
    statisticsPath: statisticsPage.path,
    toys: findPicturesIn('mini-games'),
  };
}

/** The router asks the file of the page, whose absence is an answer too; see layout/page-boundary.tsx. */
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
