// Checks the page table as a whole: unique paths, orders and titles, existing modules, and valid links.
import type { Content } from './content-files.ts';
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { createGamePath, getSocialImagePath } from '#app/content/paths.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import type { FaqItem } from '#app/content/schema/game-schema.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { getPagesOfRow, isOn, type pageTable } from '#app/content/queries/page-table.ts';
import { compile, selectSentences } from '#app/content/queries/compile-legal.ts';
import { fillIn } from '#app/content/queries/fill-in.ts';
import { createSocialRecipe } from '#app/content/queries/social-image-recipe.ts';

interface Row {
  readonly file: string;
  readonly row: (typeof pageTable)[number];
}

interface SourcedPage {
  readonly file: string; // source file of the page
  readonly page: SitePage;
}

/** Fields that must be unique. A family has no title. */
const UNIQUE_FIELDS: Readonly<Record<string, (row: Row['row']) => unknown>> = {
  path: (row) => row.path,
  order: (row) => row.order,
  title: (row) => ('title' in row ? row.title : undefined),
};

function findDuplicateProblems(table: readonly Row[]): string[] {
  return table.flatMap(({ file, row }, index) =>
    Object.entries(UNIQUE_FIELDS).flatMap(([field, getValue]) => {
      const ownValue = getValue(row);
      const duplicate = ownValue === undefined ? undefined : table.slice(0, index).find((other) => getValue(other.row) === ownValue);
      return duplicate ? [`${file}: ${field} is ${JSON.stringify(ownValue)}, as in ${duplicate.file}; it needs one of its own`] : [];
    }),
  );
}

function findModuleProblems({ file, row: { module } }: Row, site: Site): string[] {
  return site.hasFile(`app/pages/${module}`) ? [] : [`${file}: module is "${module}", but there is no app/pages/${module}`];
}

/** Finds links in the legal texts to pages that do not exist. */
function findLinkProblems(content: Content, knownPaths: ReadonlySet<string>): string[] {
  return Object.entries(content.texts).flatMap(([file, text]) =>
    [...selectSentences(text).matchAll(/\]\((\/[^)\s]*)\)/g)]
      .flatMap(([, address = '']) => address)
      .filter((address) => !knownPaths.has(address.split('#')[0] ?? ''))
      .map((address) => `${file}: links to ${address}, which is not a page of the site`),
  );
}

/** Compiles the legal texts, and finds conditions without an end and links to parts of the same page that do not exist. */
function findLegalProblems({ texts }: Content): string[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    const marks = [...text.matchAll(/<!-- (if .+?|end) -->/g)].map(([, mark = '']) => mark);
    const loose =
      marks.find((mark, index) => (mark === 'end') === (index % 2 === 0)) ?? (marks.length % 2 === 0 ? undefined : marks.at(-1));
    if (loose !== undefined) return [`${file}: <!-- ${loose} --> stands alone; every if needs an end, and none lies in another`];
    try {
      fillIn(text, file); // before anything is left out, for the line
      const { body } = compile(selectSentences(text), file);
      const ids = new Set([...JSON.stringify(body).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
      const page = `/${file.replace(/^.*\/|\.md$/g, '')}`;
      return [...text.matchAll(/\]\((\/[\w-]+)?#([^)\s]*)\)/g)]
        .filter(([, path, id]) => (path === undefined || path === page) && !ids.has(id))
        .map(([, , id]) => `${file}: links to #${id}, which no heading has`);
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Finds links below answers to pages that do not exist. A link to a page of a part that is off is left out of the answer. */
function findMoreProblems({ file, where, value }: Entry, allPaths: ReadonlySet<string>): string[] {
  const { more } = (value ?? {}) as Partial<FaqItem>;
  if (more === undefined || allPaths.has(more.path.split('#')[0] ?? '')) return [];
  return [`${file}: ${where}.more.path links to ${more.path}, which is not a page of the site`];
}

function hasSocialImage({ page }: SourcedPage, site: Site): boolean {
  const image = getSocialImagePath(page.path);
  const picture = site.pictures[page.socialPicture];
  if (!picture) return true; // which is another problem
  return site.hasFile(`public${image}`) && site.socialImages[image] === createSocialRecipe(page, picture.hash, site.socialTemplate);
}

/** One problem for all images, which one command makes. A new logo or color outdates them all. */
function findSocialImageProblems(pages: readonly SourcedPage[], site: Site): string[] {
  const [first, ...others] = pages.filter((page) => !hasSocialImage(page, site));
  if (!first) return [];
  const andOthers = others.length > 0 ? ` (and ${others.length} more)` : '';
  return [
    `${first.file}: the social image public${getSocialImagePath(first.page.path)}${andOthers} is missing, or made for another title, picture, template, logo or palette; run \`npm run social\``,
  ];
}

/** Call only with rows that match their schema. */
export function findTableProblems(entries: readonly Entry[], content: Content, site: Site): string[] {
  const table = entries
    .filter(({ file }) => /^(pages|page-families)\//.test(file))
    .map(({ file, value }): Row => ({ file, row: value as Row['row'] }));
  const pages = table
    .filter(({ row }) => isOn(row))
    .flatMap(({ file, row }) => getPagesOfRow(row).map((page): SourcedPage => ({ file, page })));
  const knownPaths = new Set(pages.map(({ page }) => page.path));
  const allPaths = new Set(table.flatMap(({ row }) => getPagesOfRow(row).map(({ path }) => path)));
  return [
    ...(knownPaths.has('/') ? [] : ['pages/: no page has the address /']),
    ...findDuplicateProblems(table),
    ...table.flatMap((row) => findModuleProblems(row, site)),
    ...FOOTER_GAMES.filter((slug) => !knownPaths.has(createGamePath(slug))).map(
      (slug) => `footer-games.ts: FOOTER_GAMES names "${slug}", which is not in the catalogue`,
    ),
    ...findLinkProblems(content, knownPaths),
    ...findLegalProblems(content),
    ...entries.flatMap((entry) => findMoreProblems(entry, allPaths)),
    ...findSocialImageProblems(pages, site),
  ];
}
