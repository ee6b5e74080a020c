import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, it } from 'vitest';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { createStructuredData } from '#app/seo/structured-data.ts';

const HOSTILE = 'Idle </script><script>alert(1)</script><!-- Mouse & "friends"';

it('escapes text that would close its script element', () => {
  const facts = { title: HOSTILE, description: HOSTILE, keywords: [], path: '/games', breadcrumbs: [{ name: HOSTILE, path: '/games' }] };
  const Stub = createRoutesStub([{ path: '/games', Component: Meta, meta: () => createPageMeta(facts) }]);
  const html = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/games'] }));
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<>]/);
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(HOSTILE));
});

it('contains the breadcrumbs of the page, starting from the home page', () => {
  const breadcrumbs = [
    { name: 'Start', path: '/' },
    { name: 'Toys', path: '/toys' },
  ];
  expect(JSON.stringify(createStructuredData({ breadcrumbs }))).toMatch(
    /"position":1,"name":"Start","item":"https:\/\/[^/]+\/".*"position":2,"name":"Toys","item":"https:\/\/[^/]+\/toys"/,
  );
  expect(JSON.stringify(createStructuredData({}))).not.toContain('BreadcrumbList');
});
