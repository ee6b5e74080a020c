// Names the scripts of the built site by their sources.
import { readChunks } from '../../../tools/checks/chunks.ts';

const chunks = readChunks();

/** The glob of the script of a source such as app/games/tetris/game.ts, or of a group in vite.config.ts. Throws without one. */
export function getScript(source: string): string {
  const file = chunks.findFile(source) ?? chunks.findFile(`${source}?__react-router-build-client-route`);
  if (!file) throw new Error(`The build has no script of ${source}`);
  return `**/${file}`;
}
