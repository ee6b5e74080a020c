// Checks the head of a page, its headings and its navigation.
import { getPlace } from '#app/content/paths.ts';
import { getCanonical, getElementsIn, getMeta, getText, type BuiltPage } from './built-page.ts';

const META = ['description', 'keywords', 'robots', 'format-detection'];
/** Link previews read the first kilobytes of a page, so these stand before its styles. */
const SOCIAL = ['og:title', 'og:description', 'og:image', 'twitter:card', 'twitter:title', 'twitter:image', 'twitter:image:alt'];

/** Checks one page against its row of the page table; `row` is null for pages that are not listed there, which are not indexed. */
export function checkHead(page: BuiltPage, row: { readonly heading: string } | null, origin: string, siteName: string): string[] {
  const { html, elements, path } = page;
  const problems: string[] = [];
  const expectEqual = (what: string, found: string | null | undefined, wanted: string | null) =>
    found === wanted || problems.push(`${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
  const head = elements.filter(({ start }) => start < html.indexOf('</head>'));
  const names = head.flatMap(({ name, attributes }) => {
    if (name === 'title') return name;
    if (name === 'meta') return attributes.get('name') ?? attributes.get('property') ?? [];
    return attributes.get('rel') === 'canonical' ? 'canonical' : [];
  });
  for (const name of new Set(names.filter((candidate, index) => names.indexOf(candidate) !== index))) problems.push(`repeats ${name}`);

  const title = head.find(({ name }) => name === 'title')?.text ?? '';
  if (!title.endsWith(siteName)) problems.push(`the title "${title}" does not end in "${siteName}"`);
  const styles = html.search(/<style|<link[^>]+rel="stylesheet"/);
  for (const name of [...META, ...SOCIAL]) {
    if (!getMeta(page, name)?.trim()) problems.push(`has no ${name}`);
    const place = html.search(new RegExp(`<meta (name|property)="${name}"`));
    if (SOCIAL.includes(name) && styles !== -1 && place > styles) problems.push(`${name} stands behind the styles`);
  }
  expectEqual('robots', getMeta(page, 'robots'), row ? 'index, follow' : 'noindex');
  expectEqual('the canonical address', getCanonical(page), row && origin + path);
  expectEqual('og:url', getMeta(page, 'og:url'), row && origin + path);
  const section = `/${getPlace(path).split('/')[1] ?? ''}`;
  const navigation = elements.filter(({ name, attributes }) => name === 'nav' && /^(Main|Menu)$/.test(attributes.get('aria-label') ?? ''));
  const links = navigation.flatMap((nav) => getElementsIn(page, nav)).filter(({ name }) => name === 'a');
  for (const { attributes } of links) {
    const isActive = attributes.get('aria-current') === 'page';
    if (isActive !== (attributes.get('href') === section)) problems.push(`${attributes.get('href')} is ${isActive ? '' : 'not '}active`);
  }
  if (!row) return problems;
  const headings = elements.filter(({ name }) => name === 'h1').map((heading) => getText(page, heading));
  expectEqual('the heading', headings.join(' and '), row.heading);
  const asides = elements.filter(({ name }) => name === 'aside').flatMap((aside) => getElementsIn(page, aside));
  for (const heading of asides.filter(({ name }) => /^h[1-6]$/.test(name)))
    problems.push(`"${getText(page, heading)}" heads an aside, which reader views leave out`);
  return problems;
}

/** Checks that no two pages have the same title or description. */
export function checkUniqueness(pages: readonly BuiltPage[]): string[] {
  return ['title', 'description'].flatMap((what) => {
    const byText = Map.groupBy(pages, (page) =>
      what === 'title' ? page.elements.find(({ name }) => name === 'title')?.text : getMeta(page, what),
    );
    return [...byText.values()]
      .filter((same) => same.length > 1)
      .map((same) => `${same.map(({ path }) => path).join(', ')}: share a ${what}`);
  });
}
