// Renders the originals from their scenes: `npm run art`, or `npm run art hero/mouse` for those whose names start with it.
// Needs Blender, python3-numpy and ffmpeg; builds and tests do not. Screenshots of coming games are rendered after the scenes that they use;
// those of live games are taken from their demos (`npm run shots apps`).
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const prefix = process.argv[2] ?? '';
const SCREENSHOT_NAME = /^([a-z0-9-]+)\/screenshot(?:-(\d+))?$/;

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (error) throw new Error(`${command} cannot be started (${error.message}); install it, see art/blender/README.md`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Reads the names of all scenes from the catalog that Blender uses. */
function listSceneNames(): string[] {
  const script = "import sys, json; sys.path.insert(0, 'art/blender'); from scenes import CATALOGUE; print(json.dumps(list(CATALOGUE)))";
  return (JSON.parse(run('python3', ['-c', script])) as string[]).filter((name) => !name.startsWith('test/'));
}

function formatDuration(ms: number): string {
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

function renderScenes(names: readonly string[]): void {
  const start = Date.now();
  names.forEach((name, index) => {
    const before = Date.now();
    run('blender', ['-b', '--factory-startup', '-noaudio', '-P', 'art/blender/render.py', '--', name]);
    const left = ((Date.now() - start) / (index + 1)) * (names.length - index - 1);
    console.log(`${index + 1}/${names.length} ${name} in ${formatDuration(Date.now() - before)}, about ${formatDuration(left)} left`);
  });
}

const scenes = listSceneNames().filter((name) => name.startsWith(prefix));
const board = SCREENSHOT_NAME.exec(prefix);
if (scenes.length === 0 && !board) throw new Error(`No picture's name begins with "${prefix}"`);

// Build the deck first: cards in the scenes use its pictures.
for (const script of ['art/cards/build.ts', 'art/logo/build.ts']) run(process.execPath, [script]);
renderScenes(scenes);
if (prefix === '') for (const script of ['art/boards/render.ts', 'art/boards/client-games/render.ts']) run(process.execPath, [script]);
else if (board) run(process.execPath, ['art/boards/render.ts', ...board.slice(1).filter(Boolean)]);
console.log(run(process.execPath, ['art/encode-pictures.ts', ...(prefix === '' ? [] : [prefix])]).trim());
if (prefix === '') run(process.execPath, ['art/social/build.ts']);
