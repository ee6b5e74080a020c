// What a larger catalogue costs: the time of a build, and what visitors load.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from '../pipeline/built-paths.ts';
import { readChunks } from '../checks/chunks.ts';
import { copySources } from './workshop/sources.ts';
import { run } from './workshop/workshop.ts';

const FOLDER = path.join(import.meta.dirname, '.growth');
const SIZES = [6, 60, 600] as const;
const MODELS = ['solitaire-go', 'idle-mouse'] as const; // one that is live, one that is coming soon

const PUBLIC = path.resolve(import.meta.dirname, '../public');

/** The public files of the site, as links, so that the pictures of generated games can be told beside them. */
async function linkPublicFiles(folder: string): Promise<void> {
  const target = path.join(folder, 'public');
  await rm(target);
  await mkdir(path.join(target, 'pictures'), { recursive: true });
  for (const name of (await readdir(PUBLIC)).filter((entry) => entry !== 'pictures'))
    await symlink(path.join(PUBLIC, name), path.join(target, name));
  for (const name of await readdir(path.join(PUBLIC, 'pictures')))
    await symlink(path.join(PUBLIC, 'pictures', name), path.join(target, 'pictures', name));
  // What is built is weighed, not served: the public files need not be copied.
  const config = path.join(folder, 'vite.config.ts');
  await writeFile(config, (await readFile(config, 'utf8')).replace('  build: {\n', '  build: {\n    copyPublicDir: false,\n'));
}

/** Writes copies of our games under other names until there are `count`. */
async function growCatalogue(folder: string, count: number): Promise<void> {
  const picturesFile = path.join(folder, 'app/content/pictures.json');
  const pictures = JSON.parse(await readFile(picturesFile, 'utf8')) as Record<string, unknown>;
  for (let index = SIZES[0]; index < count; index += 1) {
    const model = MODELS[index % MODELS.length] ?? MODELS[0];
    const slug = `${model}-${index}`;
    const source = await readFile(path.join(folder, `app/content/catalogue/${model}.ts`), 'utf8');
    await writeFile(
      path.join(folder, `app/content/catalogue/${slug}.ts`),
      source
        .replaceAll(`'${model}'`, `'${slug}'`)
        .replaceAll(`${model}/`, `${slug}/`)
        .replace(/title: '([^']+)'/, `title: '$1 ${index}'`)
        .replace(/order: \d+/, `order: ${index + 1}`),
    );
    await symlink(path.join(PUBLIC, 'pictures', model), path.join(folder, 'public/pictures', slug));
    for (const [name, picture] of Object.entries(pictures).filter(([key]) => key.startsWith(`${model}/`)))
      pictures[name.replace(model, slug)] = picture;
  }
  await writeFile(picturesFile, JSON.stringify(pictures));
}

/** Bytes on the wire of a page and of the scripts that it loads. */
async function weigh(build: string, page: string): Promise<{ html: number; scripts: number }> {
  const chunks = readChunks(build);
  const html = await readFile(path.join(build, 'client', pageFile(page)), 'utf8');
  const scripts = new Set([...html.matchAll(/data-(?:start|modules)="\/([^"]*)"/g)].flatMap(([, list = '']) => list.split(' /')));
  return { html: chunks.bytesOf(pageFile(page)), scripts: [...scripts].reduce((bytes, file) => bytes + chunks.bytesOf(file), 0) };
}

async function measure(count: number) {
  const folder = path.join(FOLDER, String(count));
  await mkdir(folder, { recursive: true });
  await copySources(folder);
  await linkPublicFiles(folder);
  await growCatalogue(folder, count);
  const startMs = performance.now();
  await run(folder, 'npx', ['react-router', 'build']);
  for (const step of ['write-licenses', 'finish-build']) await run(folder, process.execPath, [`pipeline/${step}.ts`]);
  const seconds = (performance.now() - startMs) / 1000;
  const build = path.join(folder, 'build');
  const [home, game, catalogue] = [await weigh(build, '/'), await weigh(build, '/games/solitaire-go'), await weigh(build, '/games')];
  return {
    games: count,
    'build (s)': Number(seconds.toFixed(1)),
    'build, ms a game': Math.round((seconds * 1000) / count),
    'home page, HTML (bytes)': home.html,
    'home page, JavaScript (bytes)': home.scripts,
    'game page, HTML (bytes)': game.html,
    'game page, JavaScript (bytes)': game.scripts,
    'catalogue, HTML (bytes)': catalogue.html,
  };
}

/** Prints a table and returns its rows. */
export async function benchGrowth(): Promise<Record<string, unknown>> {
  await rm(FOLDER, { recursive: true, force: true });
  const growth = [];
  for (const count of SIZES) growth.push(await measure(count));
  await rm(FOLDER, { recursive: true });
  console.log('A larger catalogue (generated games; bytes on the wire, brotli)');
  console.table(growth);
  return { growth };
}
