// Loads the texts of the mini game pages: one file per game, picked up automatically. Used by loaders and the build only.
import type { PlayText } from '#app/content/schema/play-schema.ts';

const files = import.meta.glob<{ readonly play?: PlayText }>('./play/*.ts', { eager: true });

/** Shown in place of a board where there are no scripts. */
export const noscriptText = 'Playing needs JavaScript and a browser from 2023 or newer.';

/** Below a result, where no game is nearest. */
export const ourGames = 'Our games for your phone';

/** Throws if the file is missing; the content check reports that first. */
export function getPlayText(id: string): PlayText {
  const text = files[`./play/${id}.ts`]?.play;
  if (!text) throw new Error(`Nobody has written app/content/data/play/${id}.ts`);
  return text;
}
