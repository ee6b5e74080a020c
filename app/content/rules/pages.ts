// What the table of pages has to keep as a whole: addresses, places and titles of their own, modules, links that lead somewhere.
import type { Content } from './content.ts';
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { FOOTER_GAMES } from '#app/content/navigation.ts';
import type { SitePage } from '#app/content/page-schema.ts';
import { pagesOf, type rows } from '#app/content/page-table.ts';
import { socialImage } from '#app/content/social-image.ts';
import { socialRecipe } from '#app/content/social-recipe.ts';

type Row = (typeof rows)[number];

/** A page of the site and the file that it comes from. */
interface Source {
  readonly file: string;
  readonly page: SitePage;
}

function isTwin(a: unknown, b: unknown): boolean {
  return a !== undefined && a === b;
}

/** The rows whose path, place or title another row has already. */
function twinProblems(rows: readonly Entry[]): string[] {
  return rows.flatMap(({ file, value }, index) =>
    (['path', 'order', 'title'] as const).flatMap((field) => {
      const own = (value as Readonly<Record<string, unknown>>)[field];
      const twin = rows.slice(0, index).find((row) => isTwin((row.value as Readonly<Record<string, unknown>>)[field], own));
      return twin ? [`${file}: ${field} is ${JSON.stringify(own)}, as in ${twin.file}; it needs one of its own`] : [];
    }),
  );
}

function moduleProblems({ file, value }: Entry, site: Site): string[] {
  const { module } = value as { module?: unknown };
  if (typeof module !== 'string' || site.hasFile(`app/pages/${module}`)) return [];
  return [`${file}: module is "${module}", but there is no app/pages/${module}`];
}

/** Links of the legal texts that lead to no page of the site. */
function linkProblems(content: Content, known: ReadonlySet<string>): string[] {
  return Object.entries(content.texts).flatMap(([file, text]) =>
    [...text.matchAll(/\]\((\/[^)\s]*)\)/g)]
      .flatMap(([, address = '']) => address)
      .filter((address) => !known.has(address.split('#')[0] ?? ''))
      .map((address) => `${file}: links to ${address}, which is not a page of the site`),
  );
}

function socialProblems({ file, page }: Source, site: Site): string[] {
  const image = socialImage(page.path);
  const picture = site.pictures[page.socialPicture];
  if (!picture) return [];
  const isThere = site.hasFile(`public${image}`) && site.socialImages[image] === socialRecipe(page, picture.hash);
  return isThere
    ? []
    : [`${file}: the social image public${image} is missing, or made for another title or picture; run \`npm run social\``];
}

/** The problems of the table as a whole; its rows have the right shape already. */
export function tableProblems(entries: readonly Entry[], content: Content, site: Site): string[] {
  const rows = entries.filter(({ file }) => file.startsWith('pages/'));
  const pages = rows.flatMap(({ file, value }) => pagesOf(value as Row).map((page): Source => ({ file, page })));
  const known = new Set(pages.map(({ page }) => page.path));
  return [
    ...(known.has('/') ? [] : ['pages/: no page has the address /']),
    ...twinProblems(rows),
    ...rows.flatMap((row) => moduleProblems(row, site)),
    ...pages.flatMap((page) => socialProblems(page, site)),
    ...FOOTER_GAMES.filter((slug) => !known.has(`/games/${slug}`)).map(
      (slug) => `navigation.ts: FOOTER_GAMES names "${slug}", which is not in the catalogue`,
    ),
    ...linkProblems(content, known),
  ];
}
