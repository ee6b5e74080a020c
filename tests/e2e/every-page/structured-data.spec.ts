// Tests that structured data matches the visible text, in the raw HTML and after navigation.
import type { APIRequestContext, Page } from '@playwright/test';
import { faq } from '#app/content/data/faq.ts';
import { ADDRESSES } from '#tests/e2e/support/addresses.ts';
import { formatTime } from '#app/pages/contact/format-day-time.ts';
import { expect, expectPage, open, test } from '#tests/e2e/support/fixtures.ts';

interface Thing {
  readonly '@type': string | string[];
  readonly [property: string]: unknown;
}

/** Properties that are not visible on the page, such as types and addresses. */
const NON_FACT_PROPERTIES = new Set([
  '@id',
  '@type',
  'url',
  'logo',
  'image',
  'inLanguage',
  'urlTemplate',
  'query-input',
  'applicationCategory',
  'playMode',
  'priceCurrency',
  'dayOfWeek',
  'position',
  'item',
]);

const JSON_LD_SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/s;

function parseGraph(json: string): Thing[] {
  return (JSON.parse(json) as { '@graph': Thing[] })['@graph'];
}

function findThing(graph: readonly Thing[], type: string): Thing | undefined {
  return graph.find((thing) => [thing['@type']].flat().includes(type));
}

/** Every fact in a graph, as pairs of property and text. */
function collectFacts(value: unknown, property = ''): [property: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => collectFacts(entry, property));
  if (typeof value !== 'object' || value === null) return [[property, String(value)]];
  return Object.entries(value).flatMap(([name, inner]) => (NON_FACT_PROPERTIES.has(name) ? [] : collectFacts(inner, name)));
}

/** The text that the page shows for a fact, if its format differs. */
function formatFact(property: string, text: string): string {
  if (property === 'price') return Number(text) === 0 ? 'ree' : text; // "Free" or "free"
  if (property === 'ratingCount') return ''; // a specified number, which pages do not print
  if (property === 'ratingValue') return `Rated ${Number(text).toFixed(1)} out of`;
  if (property === 'bestRating') return `out of ${text}`;
  if (property === 'addressCountry')
    return new Intl.DisplayNames('en', { type: 'region' }).of(text)?.replace('United States', 'USA') ?? text;
  if (property === 'opens' || property === 'closes') return formatTime(text);
  return text;
}

/** The HTML of the body without scripts and with entities decoded, which includes attribute values. */
function readShownText(html: string): string {
  const body = html.replace(/<head>.*?<\/head>|<script.*?<\/script>|<!-- -->/gs, '');
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return body.replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);
}

async function readHtml(request: APIRequestContext, path: string): Promise<{ html: string; graph: Thing[] }> {
  const html = await (await request.get(path)).text();
  return { html, graph: parseGraph(JSON_LD_SCRIPT.exec(html)?.[1] ?? '') };
}

/** The graph of the current document. */
async function readGraph(page: Page): Promise<Thing[]> {
  const block = page.locator('script[type="application/ld+json"]');
  await expect(block).toHaveCount(1);
  return parseGraph((await block.textContent()) ?? '');
}

test('no page tells machines anything it does not show', async ({ request }) => {
  for (const { path } of ADDRESSES) {
    const { html, graph } = await readHtml(request, path);
    const { origin } = new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '');
    const shown = readShownText(html);
    const hidden = collectFacts(graph).filter(([property, text]) => !shown.includes(formatFact(property, text.replace(origin, ''))));
    expect.soft(hidden, path).toEqual([]);
    expect.soft(findThing(graph, 'Organization'), path).toBeDefined();
    expect.soft(findThing(graph, 'WebSite')?.['potentialAction'], path).toBeDefined();
    expect.soft(findThing(graph, 'BreadcrumbList') !== undefined, path).toBe(path !== '/');
    const isAboutGame = /^\/(games\/[^/]+(\/play)?|play\/(?!statistics)[^/]+)$/.test(path);
    expect
      .soft(findThing(graph, 'SoftwareApplication')?.['@type'], path)
      .toEqual(isAboutGame ? ['SoftwareApplication', 'VideoGame'] : undefined);
    for (const judged of ['aggregateRating', 'review'])
      expect.soft(findThing(graph, 'VideoGame')?.[judged] !== undefined, path).toBe(html.includes('Play Now</h2>'));
  }
  const { graph } = await readHtml(request, '/contact');
  expect(findThing(graph, 'FAQPage')?.['mainEntity']).toHaveLength(faq.length);
  expect(findThing(graph, 'LocalBusiness')).toBeDefined();
});

test('link previews find their tags before any style', async ({ request }) => {
  for (const { path } of ADDRESSES) {
    const { html } = await readHtml(request, path);
    const style = html.search(/<style|<link[^>]+rel="stylesheet"/);
    for (const tag of [
      'og:title',
      'og:description',
      'og:image',
      'og:url',
      'twitter:card',
      'twitter:title',
      'twitter:image',
      'twitter:image:alt',
    ]) {
      const place = html.search(new RegExp(`<meta (?:property|name)="${tag}" content="[^"]+"`));
      expect.soft(place, `${tag} of ${path}`).toBeGreaterThan(0);
      expect.soft(style === -1 || place < style, `${tag} of ${path}`).toBe(true);
    }
  }
});

test('structured data and the app banner follow the visitor', async ({ page }) => {
  const banner = page.locator('meta[name="apple-itunes-app"]');
  await open(page, '/games');
  await expect(banner).toHaveCount(0);
  const links = page.getByRole('main').getByRole('link');
  await links.filter({ hasText: /^Solitaire Go$/ }).click();
  await expectPage(page, 'Solitaire Go');
  await expect(banner).toHaveAttribute('content', /^app-id=\d+$/);
  const [, , trail, game] = await readGraph(page);
  expect(JSON.stringify(trail)).toContain('/games/solitaire-go');
  expect(game?.['name']).toBe('Solitaire Go');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Our Games' }).click();
  await expectPage(page, 'Our Games');
  await links.filter({ hasText: /^Idle Mouse$/ }).click();
  await expectPage(page, 'Idle Mouse');
  await expect(banner).toHaveCount(0);
  expect(findThing(await readGraph(page), 'VideoGame')?.['name']).toBe('Idle Mouse');
});
