// What the stage of a game says of the site, leads to and offers there.
import * as parts from '#app/content/data/parts.ts';
import { NEXT_GAMES } from '#app/content/data/next-games.ts';
import { ORIGIN, SITE_NAME } from '#app/content/data/site.ts';
import type { WayHome } from '#app/content/queries/way-home.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { PHONE_ATTRIBUTE, type PhonePlatform } from '#app/startup/inline/phone-platform.ts';
import { createDailyPath, createPlayPath, getPlayPath, HOW_TO_PLAY } from '#app/content/paths.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Site } from '#app/game-kit/stage-context.ts';
import { registry } from '#app/games/registry.ts';
import { InstallButton } from '#app/service-worker/install-button.tsx';
import { chooseNextGame } from './next-game.ts';

/** On a phone, the way leads to its store if that has the game. */
export function createSite(entry: MiniGameEntry, wayHome: WayHome | null = null): Site {
  const next = chooseNextGame(entry, registry, NEXT_GAMES[entry.id]);
  return {
    name: SITE_NAME,
    origin: ORIGIN,
    playPath: getPlayPath(entry),
    howToPlayPath: `${getPlayPath(entry)}#${HOW_TO_PLAY}`,
    dailyPath: parts.dailyBoards ? createDailyPath(entry.id) : null,
    next: { title: next.title, path: createPlayPath(next.id) },
    wayHome: wayHome && {
      icon: <Picture picture={wayHome.icon} sizes="2rem" />,
      text: wayHome.text,
      getAddress() {
        const phone = document.documentElement.getAttribute(PHONE_ATTRIBUTE) as PhonePlatform | null;
        return (phone && wayHome.stores[phone]) ?? wayHome.path;
      },
    },
    tools: <InstallButton />,
  };
}
