// What the pages of the edited site have to show.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { elementsOf } from '../../pipeline/markup.ts';
import { MINI_GAME } from './add-mini-game.ts';
import { GAME } from './edit-content.ts';

interface Sight {
  readonly file: string; // of the built site
  readonly shows: readonly string[];
}

const ADDRESS = `/games/${GAME.slug}`;

/** What search engines are told of the new hours and the new holiday. */
const OPENING = ['"dayOfWeek":["Friday"],"opens":"13:00","closes":"15:30"', '"validFrom":"2027-03-22","validThrough":"2027-03-26"'];

const SIGHTS: readonly Sight[] = [
  {
    file: 'index.html',
    shows: [
      `href="${ADDRESS}"`,
      'Five games you can play today',
      '<dd>7</dd>',
      'href="/sample-page"',
      `>${MINI_GAME.title}</button>`,
      `/pictures/mini-games/${MINI_GAME.id}-112.`,
      'Thirteen little classics',
    ],
  },
  { file: 'games.html', shows: [`href="${ADDRESS}"`, 'Seven games for small breaks', 'All seven of our casual games'] },
  { file: 'search.html', shows: [GAME.title, 'our seven casual mobile games'] },
  {
    file: `games/${GAME.slug}.html`,
    shows: [
      `<h1>${GAME.title}</h1>`,
      `Rated ${GAME.rating} out of 5`,
      `?id=${GAME.package}`,
      '<dt>Platform</dt><dd>Android</dd>', // it is in one store
      `"ratingValue":${GAME.rating}`,
      `/social/games-${GAME.slug}.jpg`,
    ],
  },
  {
    file: `play/${MINI_GAME.id}.html`,
    shows: [`>${MINI_GAME.title}</h1>`, 'before each step goes by', `/social/play-${MINI_GAME.id}.jpg`],
  },
  {
    file: 'about-us.html',
    shows: ['Nare Sample', 'Ten people, shown here', 'Meet the ten people', 'seven games, five of them live and two on the way'],
  },
  { file: 'press.html', shows: ['Ten people', 'Seven: five live, two on the way', `download="${GAME.slug}-key-art.webp"`] },
  {
    file: 'contact.html',
    shows: ['<dt>Monday to Thursday</dt>', '<dd>9:00 to 12:00 and 13:00 to 15:30 Pacific</dd>', 'Spring break', ...OPENING],
  },
  { file: 'sample-page.html', shows: ['<h1>A Sample Page</h1>', 'aria-current="page">Sample Page<', '/social/sample-page.jpg'] },
  { file: 'sitemap.xml', shows: [`${ADDRESS}</loc>`, '/sample-page</loc><lastmod>2026-11-22'] },
  { file: 'llms.txt', shows: [`${ADDRESS})`, '/sample-page)'] },
];

/** The files that a page of the built site shows or links to, and that are not there. */
function missingFiles(site: string, html: string): string[] {
  const addresses = elementsOf(html).flatMap(({ attributes }) => ['src', 'href', 'content'].map((name) => attributes.get(name) ?? ''));
  const files = addresses.flatMap((address) => /^(?:https:\/\/[^/]+)?(\/(?:pictures|social|assets)\/[^#]+)/.exec(address)?.[1] ?? []);
  return files.filter((file) => !existsSync(path.join(site, file)));
}

/** What the built site in `site` does not show, in words. */
export function missingSights(site: string): string[] {
  return SIGHTS.flatMap(({ file, shows }) => {
    if (!existsSync(path.join(site, file))) return [`There is no ${file}`];
    const text = readFileSync(path.join(site, file), 'utf8');
    const plain = text.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
    return [
      ...shows.filter((words) => !plain.includes(words)).map((words) => `${file} does not show: ${words}`),
      ...missingFiles(site, text).map((address) => `${file} refers to ${address}, which is not there`),
    ];
  });
}
