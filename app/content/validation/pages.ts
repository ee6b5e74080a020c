// What the table of pages has to keep as a whole: addresses, places and titles of their own, modules, links that lead somewhere.
import type { Content } from './content-files.ts';
import type { Entry } from './entries.ts';
import type { Site } from './site.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import { FOOTER_GAMES } from '#app/content/data/footer-games.ts';
import type { SitePage } from '#app/content/schema/page-schema.ts';
import { pagesOf, type rows } from '#app/content/queries/page-table.ts';
import { socialImage } from '#app/content/queries/social-image.ts';
import { socialRecipe } from '#app/content/queries/social-image-recipe.ts';

interface Row {
  readonly file: string;
  readonly row: (typeof rows)[number];
}

interface SourcedPage {
  readonly file: string; // that it comes from
  readonly page: SitePage;
}

/** What no two rows share; a family has no title. */
const OWN: Readonly<Record<string, (row: Row['row']) => unknown>> = {
  path: (row) => row.path,
  order: (row) => row.order,
  title: (row) => ('title' in row ? row.title : undefined),
};

function twinProblems(table: readonly Row[]): string[] {
  return table.flatMap(({ file, row }, index) =>
    Object.entries(OWN).flatMap(([field, of]) => {
      const own = of(row);
      const twin = own === undefined ? undefined : table.slice(0, index).find((other) => of(other.row) === own);
      return twin ? [`${file}: ${field} is ${JSON.stringify(own)}, as in ${twin.file}; it needs one of its own`] : [];
    }),
  );
}

function moduleProblems({ file, row: { module } }: Row, site: Site): string[] {
  return site.hasFile(`app/pages/${module}`) ? [] : [`${file}: module is "${module}", but there is no app/pages/${module}`];
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

function socialProblems({ file, page }: SourcedPage, site: Site): string[] {
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
  const table = entries.filter(({ file }) => file.startsWith('pages/')).map(({ file, value }): Row => ({ file, row: value as Row['row'] }));
  const pages = table.flatMap(({ file, row }) => pagesOf(row).map((page): SourcedPage => ({ file, page })));
  const known = new Set(pages.map(({ page }) => page.path));
  return [
    ...(known.has('/') ? [] : ['pages/: no page has the address /']),
    ...twinProblems(table),
    ...table.flatMap((row) => moduleProblems(row, site)),
    ...pages.flatMap((page) => socialProblems(page, site)),
    ...FOOTER_GAMES.filter((slug) => !known.has(gamePath(slug))).map(
      (slug) => `footer-games.ts: FOOTER_GAMES names "${slug}", which is not in the catalogue`,
    ),
    ...linkProblems(content, known),
  ];
}
