// What the pages of the mini games say: a file for each game, picked up automatically. Only loaders and the build read it.
import type { PlayText } from '#app/content/schema/play-schema.ts';

const files = import.meta.glob<{ readonly play?: PlayText }>('./play/*.ts', { eager: true });

/** The page's texts of the mini game with this id. Throws when nobody has written them; the content check finds that first. */
export function getPlayText(id: string): PlayText {
  const text = files[`./play/${id}.ts`]?.play;
  if (!text) throw new Error(`Nobody has written app/content/data/play/${id}.ts`);
  return text;
}
