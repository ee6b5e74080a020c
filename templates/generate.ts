// `npm run new game <id>` creates a mini game and its page, `npm run new board <id>` one on a board of cells, `npm run new demo <id>` a game
// that the catalogue can show as a demo, `npm run new page <name>` a page of the site.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import sharp from 'sharp';
import { fail } from '../tools/setup/child-processes.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** The template games: one of buttons, and one whose board is a grid of cells. */
const GAMES = {
  game: { folder: 'templates/mini-game', word: 'Counter', play: 'templates/play.ts.template' },
  board: { folder: 'templates/board', word: 'Lamps', play: 'templates/board-play.ts.template' },
};
const KINDS = [...Object.keys(GAMES), 'demo', 'page'];

const [kind = '', id = ''] = process.argv.slice(2);

// For bean-jar: the title Bean Jar, the type prefix BeanJar and the constant beanJar.
const title = id.replaceAll(/(?:^|-)(.)/g, (_, first: string) => ` ${first.toUpperCase()}`).trim();
const pascal = title.replaceAll(' ', '');
const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);

/** Fills the gaps of templates. */
const gaps: Record<string, string> = { id, title, pascal, lower: title.toLowerCase(), today: new Date().toISOString().slice(0, 10) };

const list = (...patterns: readonly string[]) => globSync(patterns, { cwd: root });
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Writes a new file. */
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: 'wx' });
  console.log(file);
}

/** Writes a new file from a template with gaps. */
function fillIn(template: string, file: string): void {
  write(
    file,
    read(template).replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? ''),
  );
}

/** Runs a script; only its errors are shown. */
function run(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
}

const format = (...files: readonly string[]) => run('node_modules/oxfmt/bin/oxfmt', ...files);

/** The source text of every row in the table of pages. */
const readPageRows = () => list('app/content/{data/pages,page-families}/*.ts').map(read);

/** Whether the id can be the name of a variable: one such as `catch` would break the registry. */
function isIdentifier(): boolean {
  try {
    return Boolean(new Script(`'use strict'; let ${camel};`));
  } catch {
    return false;
  }
}

/** Whether a file or folder, a game or a page has this name. */
function isTaken(): boolean {
  const folders = kind === 'page' ? 'app/{pages,content/data/pages}' : 'app/{games,content/data/play}';
  if (list(`${folders}/${id}{,.*}`).length > 0) return true;
  return kind === 'page' && (id === 'index' || readPageRows().some((row) => row.includes(`path: '/${id}'`)));
}

/** Says in one sentence why this cannot be made; null if it can. */
function findFault(): string | null {
  if (!KINDS.includes(kind))
    return `Say what to make: ${KINDS.map((each) => `npm run new ${each} <${each === 'page' ? 'name' : 'id'}>`).join(', ')}`;
  if (id === '') return `Say what to call it: npm run new ${kind} <${kind === 'page' ? 'name' : 'id'}>`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 30)
    return `"${id}" won't work: use 3 to 30 lowercase letters, digits and hyphens, starting with a letter, as in bean-jar.`;
  if (!isIdentifier()) return `"${id}" won't work: JavaScript keeps that word for itself.`;
  return isTaken() ? `${id} is taken: a ${kind}, a file or a folder has that name.` : null;
}

/** Copies a template game under its new name, and lists it. */
function addGame({ folder, word }: (typeof GAMES)['game'], registry: 'registry' | 'demos'): void {
  const rename = (text: string) =>
    text
      .replaceAll(`#${folder}/`, `#app/games/${id}/`)
      .replaceAll(`'${word.toLowerCase()}'`, `'${id}'`)
      .replaceAll(`const ${word.toLowerCase()}:`, `const ${camel}:`)
      .replaceAll(new RegExp(`\\b${word}(?=[A-Z])`, 'g'), pascal)
      .replaceAll(new RegExp(`\\b${word}\\b`, 'g'), title);
  const tests = ['bot.ts', 'invariants.ts', 'rules.test.ts', ...(registry === 'registry' ? ['page-object.ts'] : [])];
  for (const file of list(`${folder}/*.*`, `${folder}/{rules,view}/*`))
    write(`app/games/${id}/${path.relative(folder, file)}`, rename(read(file)));
  for (const file of tests) write(`tests/games/${id}/${file}`, rename(read(`${folder}/tests/${file}`)));
  const listFile = `app/games/${registry}.ts`;
  const listed = read(listFile)
    .replace(/\n\n(?=export const)/, `\nimport { ${camel} } from './${id}/entry.ts';\n\n`)
    .replace(new RegExp(`(const ${registry}: .* = .*?\\[[^\\]]*?),?\\s*\\]`), `$1, ${camel}]`);
  writeFileSync(path.join(root, listFile), listed);
  format(`app/games/${id}`, `tests/games/${id}`, listFile);
}

/** Adds the page of a mini game, and draws a placeholder picture for its tile, unless there is one. */
async function addPlayPage(template: string): Promise<void> {
  const text = `app/content/data/play/${id}.ts`;
  const original = `art/originals/mini-games/${id}.png`;
  fillIn(template, text);
  if (!existsSync(path.join(root, original))) {
    mkdirSync(path.dirname(path.join(root, original)), { recursive: true });
    await sharp(path.join(root, 'templates/toy.svg')).png().toFile(path.join(root, original));
  }
  run('art/encode-pictures.ts', `mini-games/${id}`);
  run('art/social/build.ts');
  format(text);
  console.log(`${id} works. Left to you, whenever you like:
   - its page, until npm run launch-check says no more of it: ${text}
   - its picture: ${original}, then npm run pictures
   - which games its result suggests: app/content/data/next-games.ts
   - its daily board, if it has one: app/arcade/daily/model/daily-set.ts, from a new day on
   - what it promises: docs/specification.md and docs/mini-game-rules.md
   - its own journey: tests/games/${id}/journey.spec.ts`);
}

/** Adds a page at the end of the order, with a toy of the home page in its head that no other page has, while there is one. */
function addPage(): void {
  const rows = readPageRows();
  const pictures = JSON.parse(read('app/content/data/pictures/pictures.json')) as Record<string, unknown>;
  const toys = Object.keys(pictures).filter((name) => /^hero\/[a-z]+$/.test(name));
  gaps['toy'] = toys.find((toy) => !rows.some((row) => row.includes(`picture: '${toy}'`))) ?? toys[0] ?? '';
  gaps['order'] = String(Math.max(...rows.map((row) => Number(/\border: (\d+)/.exec(row)?.[1] ?? 0))) + 1);
  const files = [`app/content/data/pages/${id}.ts`, `app/pages/${id}.tsx`] as const;
  fillIn('templates/page.ts.template', files[0]);
  fillIn('templates/page.tsx.template', files[1]);
  run('art/social/build.ts');
  format(...files);
}

const fault = findFault();
if (fault !== null) fail(fault);
if (kind === 'page') addPage();
else if (kind === 'demo') addGame(GAMES.game, 'demos');
else {
  const template = kind === 'board' ? GAMES.board : GAMES.game;
  addGame(template, 'registry');
  await addPlayPage(template.play);
}
