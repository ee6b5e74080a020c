import { expect, it } from 'vitest';
import { createGameText } from '#app/content/page-families/game.ts';
import { createExampleGame } from '#tests/unit/content/data/example-game.ts';
import { parsePage } from '../../../../../tools/checks/pages/built-page.ts';
import { checkEmailAddresses } from '../../../../../tools/checks/pages/check-email-addresses.ts';
import { checkHead, checkUniqueness } from '../../../../../tools/checks/pages/check-head.ts';
import { checkReferences } from '../../../../../tools/checks/pages/check-references.ts';
import { checkGamePage, checkMentions, checkSections } from '../../../../../tools/checks/pages/check-sections.ts';
import { checkStructuredData } from '../../../../../tools/checks/pages/check-structured-data.ts';

const ORIGIN = 'https://a.example';
const GRAPH = [
  { '@type': 'Organization', '@id': `${ORIGIN}/#studio`, name: 'Apricot &amp; Co' },
  { '@type': 'WebSite', publisher: { '@id': `${ORIGIN}/#studio` }, potentialAction: { '@type': 'SearchAction' } },
  {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Home', item: `${ORIGIN}/` },
      { name: 'Games', item: `${ORIGIN}/games` },
    ],
  },
];
const SOCIAL = ['og:title', 'og:description', 'og:image', 'twitter:card', 'twitter:title', 'twitter:image', 'twitter:image:alt'];
const HTML = `<!DOCTYPE html><html><head><title>Games | PlumGames</title>
${['description', 'keywords', 'format-detection', ...SOCIAL].map((name) => `<meta name="${name}" content="text"/>`).join('')}
<meta name="robots" content="index, follow"/><meta property="og:url" content="${ORIGIN}/games"/>
<link rel="canonical" href="${ORIGIN}/games"/><style></style>
<script type="application/ld+json">${JSON.stringify({ '@graph': GRAPH }).replaceAll('&amp;', '&')}</script></head>
<body><nav aria-label="Main"><a href="/">Home</a><a aria-current="page" href="/games">Games</a></nav>
<nav aria-label="Menu"><a aria-current="page" href="/games">Games</a><a href="/terms">Terms</a></nav>
<nav aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li><span aria-current="page">Games</span></li></ol></nav>
<h1 id="top">All <b>Games</b></h1><p>Apricot &amp; Co</p><a href="#top">Up</a><img src="/a.png" srcset="/a.png 1x, /b.png 2x"/>
<a href="mailto:a@b.example" title="a@b.example">a<!-- -->@<wbr/>b.example</a>
<a href="https://b.example/">Away</a></body></html>`;
const FILES = new Set(['/a.png', '/b.png', '/terms']);

function check(html: string): string[] {
  const [page, home] = [parsePage('/games', html), parsePage('/', '<p>')];
  return [
    ...checkHead(page, { heading: 'All Games' }, ORIGIN, 'PlumGames'),
    ...checkStructuredData(page),
    ...checkEmailAddresses(page),
    ...checkReferences([page, home], [], FILES, ORIGIN),
  ];
}

it('accepts a page that keeps its promises', () => expect(check(HTML)).toEqual([]));

it.each([
  ['<title>', '<title>Games</title><title>', /repeats title/],
  ['| PlumGames', '', /does not end in/],
  ['name="keywords" content="text"', 'name="keywords" content=" "', /has no keywords/],
  ['name="format-detection"', 'name="format"', /has no format-detection/],
  ['name="og:image"', 'name="og:picture"', /has no og:image/],
  ['<title>', '<style></style><title>', /stands behind the styles/],
  ['index, follow', 'noindex', /robots is "noindex"/],
  ['rel="canonical" href="https://a.example/games"', 'rel="canonical" href="https://a.example/x"', /canonical address/],
  ['All <b>', 'Some <b>', /the heading is "Some Games"/],
  ['<p>Apricot', '<aside><h2>News</h2></aside><p>Apricot', /"News" heads an aside/],
  ['<a aria-current="page" href="/games">', '<a href="/games">', /\/games is not active/],
  ['<a href="/terms">', '<a aria-current="page" href="/terms">', /\/terms is active/],
  ['a<!-- -->@<wbr/>', 'Write to a@', /a@b\.example is one text/],
  ['<p>Apricot', '<p>Peach', /does not show its name, Apricot & Co/],
  ['{"@id":"https://a.example/#studio"}', '{"@id":"https://a.example/#who"}', /#who, which is not defined/],
  ['<span aria-current="page">', '<span>', /other breadcrumbs/],
  ['"@type":"WebSite"', '"@type":"Site"', /has not a search/],
  ['<h1', '<section aria-labelledby="play-now"><span aria-label="Rated 4.5 out of 5"></span></section><h1', /has not a rating/],
  ['<h1', '<section aria-labelledby="play-now"></section><blockquote></blockquote><h1', /has not reviews/],
  ['href="#top"', 'href="#end"', /links to \/games#end/],
  ['/b.png 2x', '/c.png 2x', /\/c\.png, which does not exist/],
  ['href="/"', 'href="/news"', /\/news, which does not exist/],
  ['href="/"', 'href="news"', /\/news, which does not exist/],
  ['href="/"', 'href="http://a.example/news?a#b"', /\/news, which does not exist/],
])('finds a fault where %s becomes %s', (part, fault, problem) => {
  expect(HTML).toContain(part);
  expect(check(HTML.replace(part, fault))).toContainEqual(expect.stringMatching(problem));
});

it('keeps pages that are not in the page table out of search engines, and does not take one of them for the home page', () => {
  const html = HTML.replace('index, follow', 'noindex')
    .replace(/<link rel="canonical".*\/>/, '')
    .replace(/<meta property="og:url".*\/>/, '');
  expect(checkHead(parsePage('/games/404.html', html), null, ORIGIN, 'PlumGames')).toEqual([]);
  expect(checkHead(parsePage('/games/404.html', HTML), null, ORIGIN, 'PlumGames')).toContainEqual(expect.stringMatching(/robots/));
  const active = html.replaceAll(' href="/games"', ' href="/"');
  for (const path of ['/404.html', '/games/404.html'])
    expect(checkHead(parsePage(path, active), null, ORIGIN, 'PlumGames')).toContainEqual('/ is active');
});

it('finds missing files that style sheets and the sitemap refer to', () => {
  const css = { path: '/assets/a.css', text: 'a { background: url(../b.png) } b { background: url("c.png"), url(data:x), url(#d) }' };
  const sitemap = { path: '/sitemap.xml', text: '<loc>https://a.example/</loc><loc>https://a.example/gone</loc>' };
  expect(checkReferences([parsePage('/', '<p>')], [css, sitemap], FILES, ORIGIN)).toEqual([
    '/assets/a.css: refers to /assets/c.png, which does not exist',
    '/sitemap.xml: refers to /gone, which does not exist',
  ]);
});

it('finds links to nowhere in components, which may be rendered in the browser only', () => {
  const component = {
    path: '/app/a.tsx',
    text: '<A to="/" /><A to="/gone" /><A href={\'/lost\'} /><form action="/find"><A to={`/games/${slug}`} /><A to="/#top" /><A to="/#end" />',
  };
  expect(checkReferences([parsePage('/', '<p id="top">')], [component], FILES, ORIGIN)).toEqual([
    '/app/a.tsx: refers to /gone, which does not exist',
    '/app/a.tsx: refers to /lost, which does not exist',
    '/app/a.tsx: refers to /find, which does not exist',
    '/app/a.tsx: links to /#end, and no element has this id',
  ]);
});

it('names pages that share a title or a description', () => {
  expect(checkUniqueness([parsePage('/games', HTML), parsePage('/play', HTML)])).toEqual([
    '/games, /play: share a title',
    '/games, /play: share a description',
  ]);
});

const TEAM = '<section><h2>Team</h2><ul><li><img alt="Ani"/><h3>Ani</h3><ul><li>Art</li></ul></li></ul></section>';

it.each([
  ['', '', []],
  ['Team</h2>', 'Crew</h2>', ['has no section "Team"']],
  ['alt="Ani"', 'alt=""', ['misses one of img, h3 in "Team": AniArt']],
  ['<h3>Ani</h3>', '<h3> </h3>', ['misses one of img, h3 in "Team":  Art']],
  ['<li>Art</li>', '', []],
])('finds what a section misses where "%s" becomes "%s"', (part, fault, problems) => {
  expect(checkSections(parsePage('/', TEAM.replace(part, fault)), [['Team', 1, 'img', 'h3']])).toEqual(problems);
});

it('finds sections with too few items, questions too', () => {
  const page = parsePage('/', '<section><h2>FAQ</h2><details><summary>Why?</summary><p>Because.</p></details></section>');
  expect(checkSections(page, [['FAQ', 2, 'summary', 'p']])).toEqual(['has 1 items in "FAQ", not 2']);
});

it('finds what a game has that its status does not allow', () => {
  const html = '<main><h2>Play Now</h2><input type="radio"/><a href="https://play.google.com/store/apps/details?id=a">Get it</a></main>';
  const game = createExampleGame({ status: 'Coming Soon', reviews: [], googlePlayUrl: undefined });
  const counts = [
    '1 stars to give, not 0',
    '1 boxes "Play Now", not 0',
    '0 pages of the App Store, not 1',
    '1 pages of Google Play, not 0',
  ];
  const problems = checkGamePage(parsePage('/games/a', html), game, 0);
  expect(problems).toEqual(expect.arrayContaining(counts.map((count) => `has ${count}`)));
});

it('finds a store that the page of a game leaves out', () => {
  const game = createExampleGame({ stores: [{ name: 'Shop', url: 'https://a.example/1' }] });
  expect(checkGamePage(parsePage('/games/a', '<main></main>'), game, 0)).toContain('has 0 pages of other stores, not 1');
});

it.each([
  [0, 0, []],
  [2, 1, ['reviewsTitle', 'relatedTitle']],
  [9, 9, ['reviewsTitle', 'relatedTitle']],
] as const)('wants a section of %i reviews and one of %i other games only where there are any', (reviewCount, otherGames, wanted) => {
  const review = { author: 'Ani', rating: 5, reviewBody: 'Beans.', datePublished: '2020-02-02' };
  const game = createExampleGame({ reviews: Array.from({ length: reviewCount }, () => review) });
  const missing = checkGamePage(parsePage('/games/a', '<main></main>'), game, otherGames).flatMap(
    (problem) => /^has no section "(.*)"$/.exec(problem)?.[1] ?? [],
  );
  const copy = createGameText(game);
  expect(missing).toEqual([copy.overviewTitle, copy.featuresTitle, 'Game Details', ...wanted.map((title) => copy[title])]);
});

it('finds games that a page about all of them leaves out', () => {
  const page = parsePage('/data-deletion', '<main><h3>Mice</h3><p>Cats</p></main><a>Cats</a>');
  expect(checkMentions(page, [{ title: 'Mice' }, { title: 'Cats' }])).toEqual(['does not list Cats']);
});
