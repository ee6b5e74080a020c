// Checks the page table as a whole: existing modules, valid links, and social images.
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
import { hashSocialImage } from '#app/content/queries/hash-social-image.ts';

interface Row {
  readonly file: string;
  readonly row: (typeof pageTable)[number];
}

interface SourcedPage {
  readonly file: string; // source file of the page
  readonly page: SitePage;
}

function findModuleProblems({ file, row: { module } }: Row, site: Site): string[] {
  return site.hasFile(`app/pages/${module}`) ? [] : [`${file}: module is "${module}", but there is no app/pages/${module}`];
}

/** What a line of a legal text may not have. */
const LEGAL_MISTAKES = [
  [/^# /, 'the page has its heading already; sections begin with ##'],
  [/^#{2,}[^#\s]/, 'a heading has a space behind ##'],
  [/(?<!\{)\{[a-z ]+\}(?!\})/, 'a placeholder stands in two braces, as {{name}}'],
  [/\]\(http:/, 'a link begins with https:'],
] as const;

/** Finds a condition without its end, an end without a condition, and a condition in another. */
function findLooseMarks(lines: readonly string[]): [line: number, message: string][] {
  const problems: [number, string][] = [];
  let open: [line: number, mark: string] | null = null;
  lines.forEach((text, index) => {
    for (const [mark] of text.matchAll(/<!-- (?:if .+?|end) -->/g)) {
      const isEnd = mark === '<!-- end -->';
      if (isEnd && !open) problems.push([index + 1, `${mark} stands alone; an if comes before it`]);
      if (!isEnd && open) problems.push([open[0], `${open[1]} has no end before the next if`]);
      open = isEnd ? null : [index + 1, mark];
    }
  });
  const last = open as [number, string] | null;
  return last ? [...problems, [last[0], `${last[1]} has no end`]] : problems;
}

/** Compiles the legal texts, and finds their mistakes and links that lead nowhere. */
function findLegalProblems({ texts }: Content, knownPaths: ReadonlySet<string>): string[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    if (!file.startsWith('legal/')) return [];
    const lines = text.split('\n');
    const mistakes = lines.flatMap((line, index) =>
      LEGAL_MISTAKES.filter(([pattern]) => pattern.test(line)).map(([, message]): [number, string] => [index + 1, message]),
    );
    const found = [...findLooseMarks(lines), ...mistakes];
    if (found.length > 0) return found.map(([line, message]) => `${file}:${line}: ${message}`);
    try {
      fillIn(text, file); // before anything is left out, for the line
      const selected = selectSentences(text, file);
      const { body, headings } = compile(selected, file);
      const content = JSON.stringify(body);
      const ids = new Set([...content.matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id));
      const ownPath = `/${file.replace(/^.*\/|\.md$/g, '')}`;
      const titles = headings.map((heading) => heading.text);
      return [
        ...(content.includes('**') ? ['has ** without its end'] : []),
        ...titles.filter((title, index) => titles.indexOf(title) < index).map((title) => `has the heading "${title}" twice`),
        ...[...selected.matchAll(/\]\((\/[^)#\s]*)?(?:#([^)\s]*))?\)/g)].flatMap(([, path, id]) => {
          if (path !== undefined && !knownPaths.has(path)) return [`links to ${path}, which is not a page of the site`];
          return id !== undefined && (path ?? ownPath) === ownPath && !ids.has(id) ? [`links to #${id}, which no heading has`] : [];
        }),
      ].map((problem) => `${file}: ${problem}`);
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
  return site.hasFile(`public${image}`) && site.socialImages[image] === hashSocialImage(page, picture.hash, site.socialTemplate);
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
    ...table.flatMap((row) => findModuleProblems(row, site)),
    ...FOOTER_GAMES.filter((slug) => !knownPaths.has(createGamePath(slug))).map(
      (slug) => `footer-games.ts: FOOTER_GAMES names "${slug}", which is not in the catalogue`,
    ),
    ...findLegalProblems(content, knownPaths),
    ...entries.flatMap((entry) => findMoreProblems(entry, allPaths)),
    ...findSocialImageProblems(pages, site),
  ];
}
