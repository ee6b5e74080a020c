// Generators: `npm run new game <id>` creates a mini game and its page, `npm run new board <id>` one on a board of cells, `npm run new demo <id>`
// a game that the catalogue can show as a demo, `npm run new page <name>` a page of the site.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import sharp from 'sharp';

const root = import.meta.dirname;

/** Whether a folder contains a file with this name and any extension, or a folder with this name. */
const hasFile = (folder, name) => globSync(`${folder}/${name}{,.*}`, { cwd: root }).length > 0;

/** Returns the source text of every row in the table of pages. */
const readPageRows = () =>
  globSync('app/content/{data/pages,page-families}/*.ts', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));

/** A toy of the home page that no page has in its head, while there is one. */
function findFreeToy() {
  const pictures = Object.keys(JSON.parse(readFileSync(path.join(root, 'app/content/data/pictures/pictures.json'), 'utf8')));
  const toys = pictures.filter((name) => /^hero\/[a-z]+$/.test(name));
  return toys.find((toy) => !readPageRows().some((row) => row.includes(`picture: '${toy}'`))) ?? toys[0];
}

/** Derives names from an id: for `bean-jar`, the title Bean Jar, the type prefix BeanJar and the constant beanJar. */
function deriveNames(id) {
  const title = id.replaceAll(/(?:^|-)(.)/g, (_, first) => ` ${first.toUpperCase()}`).trim();
  const pascal = title.replaceAll(' ', '');
  return { title, lower: title.toLowerCase(), pascal, camel: pascal[0].toLowerCase() + pascal.slice(1) };
}

/** The template games: one of buttons, and one whose board is a grid of cells. */
const TEMPLATES = {
  game: { folder: 'templates/mini-game', name: 'Counter', play: 'templates/play.ts.hbs' },
  board: { folder: 'templates/board', name: 'Lamps', play: 'templates/board-play.ts.hbs' },
};

/** Replaces the names of a template game. */
const renameGame =
  ({ folder, name }) =>
  (text, { id, title, pascal, camel }) =>
    text
      .replaceAll(`#${folder}/`, `#app/games/${id}/`)
      .replaceAll(`'${name.toLowerCase()}'`, `'${id}'`)
      .replaceAll(`const ${name.toLowerCase()}:`, `const ${camel}:`)
      .replaceAll(new RegExp(`\\b${name}(?=[A-Z])`, 'g'), pascal)
      .replaceAll(new RegExp(`\\b${name}\\b`, 'g'), title);

/** Whether a word can be a variable name: an id such as `catch` would break the registry. */
function isIdentifier(word) {
  try {
    return Boolean(new Script(`'use strict'; let ${word};`));
  } catch {
    return false;
  }
}

/** Returns an error message for an invalid id, else true. `isTaken` tells whether a game or page with this id exists. */
function checkId(kind, isTaken, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length < 3 || id.length > 30)
    return `"${id}" won't work: use 3 to 30 lowercase letters, digits and hyphens, starting with a letter, as in bean-jar.`;
  if (!isIdentifier(deriveNames(id).camel)) return `"${id}" won't work: JavaScript keeps that word for itself.`;
  if (isTaken(id)) return `${id} is taken: a ${kind}, a file or a folder has that name.`;
  return true;
}

/** Prints an error message and exits with 1. */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The only prompt of a generator. The id comes from the command line; without one, the command fails instead of asking. */
function idPrompt(kind, isTaken) {
  return {
    type: 'input',
    name: 'id',
    message: 'its name in addresses and file names, such as bean-jar',
    default: () => fail(`Say what to call it: npm run new ${kind} <${kind === 'page' ? 'name' : 'id'}>`),
    validate: (id) => checkId(kind, isTaken, String(id)),
    filter: String,
  };
}

/** Draws a placeholder picture for the game's tile, unless a picture exists. */
async function drawToy({ id }) {
  const original = path.join(root, `art/originals/mini-games/${id}.png`);
  if (existsSync(original)) return 'the toy in art/originals/ is used';
  mkdirSync(path.dirname(original), { recursive: true });
  await sharp(path.join(root, 'templates/toy.svg')).png().toFile(original);
  return `art/originals/mini-games/${id}.png`;
}

/** Runs a script; only its errors are shown. */
function run(...args) {
  execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return args.join(' ');
}

const format = (...files) => run('node_modules/oxfmt/bin/oxfmt', ...files);
const renderSocialImages = () => run('art/social/build.ts');

/** The actions that add a game from a template to a list: `registry` or `demos`. `moreTests` are further files of the template's tests. */
function createGameActions(id, list, template, moreTests = {}) {
  const transform = renameGame(template);
  const folder = `app/games/${id}`;
  const listFile = `app/games/${list}.ts`;
  const tests = {
    'bot.ts': `tests/bots/${id}.ts`,
    'invariants.ts': `tests/invariants/${id}.ts`,
    'rules.test.ts': `tests/unit/games/${id}/rules.test.ts`,
    ...moreTests,
  };
  return [
    {
      type: 'addMany',
      base: template.folder,
      templateFiles: [`${template.folder}/**`, `!${template.folder}/tests/**`],
      destination: folder,
      transform,
    },
    ...Object.entries(tests).map(([file, target]) => ({
      type: 'add',
      path: target,
      templateFile: `${template.folder}/tests/${file}`,
      transform,
    })),
    {
      type: 'modify',
      path: listFile,
      pattern: /\n\n(?=export const)/,
      template: "\nimport { {{camel}} } from './{{id}}/entry.ts';\n\n",
    },
    { type: 'modify', path: listFile, pattern: new RegExp(`(const ${list}: .* = .*?\\[[^\\]]*?),?\\s*\\]`), template: '$1, {{camel}}]' },
    () => format(folder, listFile, ...Object.values(tests)),
  ];
}

/** What a game can go without, and its author decides. */
function listLeft(id) {
  return `${id} works. Left to you, whenever you like:
   - its page, until npm run launch-check says no more of it: app/content/data/play/${id}.ts
   - its picture: art/originals/mini-games/${id}.png, then npm run pictures
   - which games its result suggests: app/content/data/next-games.ts
   - its daily board, if it has one: app/arcade/daily/model/daily-set.ts, from a new day on
   - what it promises: docs/specification.md and docs/mini-game-rules.md
   - its own journey: tests/e2e/games/${id}.spec.ts`;
}

export default function generators(plop) {
  if (process.argv.length < 3) fail('Say what to make: npm run new game <id>, npm run new demo <id> or npm run new page <name>');
  const today = () => new Date().toISOString().slice(0, 10);

  const isGameTaken = (id) => hasFile('app/games', id) || hasFile('app/content/data/play', id);
  for (const [kind, template] of Object.entries(TEMPLATES))
    plop.setGenerator(kind, {
      description: `a mini game ${kind === 'board' ? 'on a board of cells ' : ''}with its tile, its page and a placeholder picture`,
      prompts: [idPrompt(kind, isGameTaken)],
      actions(answers) {
        const { id } = answers;
        Object.assign(answers, deriveNames(id), { today: today() });
        const playText = `app/content/data/play/${id}.ts`;
        const pageObject = { 'page-object.ts': `tests/page-objects/${id}.page-object.ts` };
        return [
          ...createGameActions(id, 'registry', template, pageObject),
          { type: 'add', path: playText, templateFile: template.play },
          drawToy,
          () => run('art/encode-pictures.ts', `mini-games/${id}`),
          renderSocialImages,
          () => format(playText),
          () => listLeft(id),
        ];
      },
    });

  plop.setGenerator('demo', {
    description: 'a game without a tile, for the demo of a game of the catalogue',
    prompts: [idPrompt('demo', isGameTaken)],
    actions(answers) {
      Object.assign(answers, deriveNames(answers.id));
      return createGameActions(answers.id, 'demos', TEMPLATES.game);
    },
  });

  const isPageTaken = (name) =>
    name === 'index' ||
    hasFile('app/pages', name) ||
    hasFile('app/content/data/pages', name) ||
    readPageRows().some((row) => row.includes(`path: '/${name}'`));
  plop.setGenerator('page', {
    description: 'a page with its row in the table of pages and its social image',
    prompts: [idPrompt('page', isPageTaken)],
    actions(answers) {
      const orders = readPageRows().map((row) => Number(/\border: (\d+)/.exec(row)?.[1] ?? 0));
      Object.assign(answers, deriveNames(answers.id), { today: today(), order: Math.max(...orders) + 1, toy: findFreeToy() });
      const row = `app/content/data/pages/${answers.id}.ts`;
      const module = `app/pages/${answers.id}.tsx`;
      return [
        { type: 'add', path: row, templateFile: 'templates/page.ts.hbs' },
        { type: 'add', path: module, templateFile: 'templates/page.tsx.hbs' },
        renderSocialImages,
        () => format(row, module),
      ];
    },
  });
}
