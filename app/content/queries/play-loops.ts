// Looks up the loop of play of a game. Used by loaders only, so that the list of all loops stays out of the browser.
import manifest from '#app/content/data/pictures/loops.json' with { type: 'json' };
import type { LoopFiles, PlayLoopSource } from '#app/components/ui/pictures/play-loop-source.ts';
import type { Game } from '#app/content/schema/game-schema.ts';
import { findPicture } from './pictures.ts';

/** Null if the game has no loop. Throws if its files are not listed; the content check reports that first. */
export function findLoop({ slug, loop }: Game): PlayLoopSource | null {
  if (loop === undefined) return null;
  const files = (manifest as Record<string, LoopFiles>)[slug];
  if (!files) throw new Error(`${slug} has no loop of play; run \`node art/boards/loops/render.ts ${slug}\``);
  return { slug, ...files, poster: findPicture(loop.picture, loop.alt) };
}
