// Checks the JSON-LD of a page: it states only what the page shows, and its references are defined. TypeScript checks the rest.
import { formatTime } from '#app/content/format/dates.ts';
import { decodeEntities, getCanonical, getElementsIn, getText, type BuiltPage } from './built-page.ts';

interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** Properties that are not visible on the page, such as types and addresses. */
const INVISIBLE = new Set(
  '@id @type url logo image inLanguage urlTemplate query-input applicationCategory priceCurrency dayOfWeek position item employmentType currency unitText'.split(
    ' ',
  ),
);

/** Every @id in a structure, at any depth. An object with no other property is a reference. */
function collectIds(value: unknown): { id: string; isReference: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(collectIds);
  return '@id' in value ? [{ id: String(value['@id']), isReference: Object.keys(value).length === 1 }, ...inner] : inner;
}

/** Every fact in a graph, as pairs of property and text. */
function collectFacts(value: unknown, property = ''): [property: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => collectFacts(entry, property));
  if (typeof value !== 'object' || value === null) return [[property, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => (INVISIBLE.has(name) ? [] : collectFacts(inner, name)));
}

/** The text that the page shows for a fact, if its format differs. */
function formatFact(property: string, text: string): string {
  if (property === 'price') return Number(text) === 0 ? 'ree' : text; // of "Free" or "free"
  if (property === 'ratingCount') return ''; // pages write it in a format of their own
  if (property === 'ratingValue') return `Rated ${Number(text).toFixed(1)} out of`;
  if (property === 'bestRating') return `out of ${text}`;
  if (property === 'minValue' || property === 'maxValue') return Number(text).toLocaleString('en-US');
  if (property === 'addressCountry') return new Intl.DisplayNames('en', { type: 'region' }).of(text) ?? text;
  if (property === 'availability') return 'Coming Soon'; // only games to come have one
  if (text === '00:00') return property === 'closes' ? 'Closed' : ''; // a closed day opens and closes at midnight
  if (property === 'opens' || property === 'closes') return formatTime(text);
  return text;
}

/** The visible breadcrumbs, as names and addresses; the page itself has no link. */
function readBreadcrumbs(page: BuiltPage): { name: string; href: string | undefined }[] {
  const trail = page.elements.find(({ name, attributes }) => name === 'nav' && attributes.get('aria-label') === 'Breadcrumb');
  const parts = trail ? getElementsIn(page, trail) : [];
  return parts
    .filter(({ name, attributes }) => name === 'a' || attributes.get('aria-current') === 'page')
    .map((part) => ({ name: getText(page, part), href: part.attributes.get('href') }));
}

/** Checks the one block of JSON-LD of a page. A page for unknown addresses is about nothing. */
export function checkStructuredData(page: BuiltPage): string[] {
  const { html, path, elements } = page;
  const [block, ...others] = elements.filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
  if (!block || others.length > 0) return ['has no block of JSON-LD, or more than one'];
  const { '@graph': graph } = JSON.parse(block.text) as { '@graph': Thing[] };
  const find = (type: string) => graph.find((thing) => [thing['@type']].flat().includes(type));
  const ids = collectIds(graph);
  const defined = ids.filter(({ isReference }) => !isReference).map(({ id }) => id);
  const problems = [
    ...ids.filter(({ id, isReference }) => isReference && !defined.includes(id)).map(({ id }) => `refers to ${id}, which is not defined`),
    ...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `defines ${id} twice`),
  ];
  const canonical = getCanonical(page);
  if (!canonical) return problems;

  const { origin } = new URL(canonical);
  const shown = decodeEntities(html.replaceAll(/<head>.*?<\/head>|<script.*?<\/script>|<!-- -->/gs, ''));
  for (const [property, text] of collectFacts(graph))
    if (!shown.includes(formatFact(property, text.replace(origin, '')))) problems.push(`does not show its ${property}, ${text}`);

  const crumbs = readBreadcrumbs(page);
  const { itemListElement: steps = [] } = (find('BreadcrumbList') ?? {}) as { itemListElement?: { name: string; item: string }[] };
  const wanted = steps.map(({ name, item }, index) => ({
    name,
    href: index === steps.length - 1 ? undefined : item.replace(origin, ''),
  }));
  if (JSON.stringify(crumbs) !== JSON.stringify(wanted)) problems.push('shows other breadcrumbs than its JSON-LD has');
  const isAboutGame = /^\/(games\/[^/]+(\/play)?|play\/(?!statistics)[^/]+)$/.test(path);
  const box = elements.find(({ attributes }) => attributes.get('aria-labelledby') === 'play-now');
  const isRated =
    box !== undefined && getElementsIn(page, box).some(({ attributes }) => attributes.get('aria-label')?.startsWith('Rated '));
  const has = (name: string, value: string) => elements.some(({ attributes }) => attributes.get(name) === value);
  for (const [what, isThere, isWanted] of [
    ['an Organization', find('Organization') !== undefined, true],
    ['a search', find('WebSite')?.['potentialAction'] !== undefined, true],
    ['breadcrumbs', steps.length > 1, path !== '/'],
    ['a game', ['SoftwareApplication', 'VideoGame'].every((type) => find(type) !== undefined), isAboutGame],
    ['a product', find('Product') !== undefined, /^\/games\/[^/]+$/.test(path)],
    ['a list of games', find('ItemList') !== undefined, path === '/' && has('data-live', 'true')],
    ['a rating', find('VideoGame')?.['aggregateRating'] !== undefined, isRated],
    ['reviews', find('VideoGame')?.['review'] !== undefined, box !== undefined && html.includes('<blockquote')],
    ['questions', find('FAQPage') !== undefined, path === '/contact' && has('id', 'faq')],
    ['an office', find('LocalBusiness') !== undefined, path === '/contact' && (has('id', 'hours') || html.includes('<iframe'))],
  ] as const)
    if (isThere !== isWanted) problems.push(`has ${isThere ? '' : 'not '}${what} in its JSON-LD`);
  return problems;
}
