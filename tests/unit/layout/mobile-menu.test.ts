import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { MobileMenu } from '#app/layout/header/mobile-menu.tsx';
import { createNavigation } from '#app/content/queries/navigation.ts';

it('has the links of its pages in their order, and no other', () => {
  const navigation = createNavigation();
  const Stub = createRoutesStub([{ path: '/', Component: () => createElement(MobileMenu, { navigation }) }]);
  const markup = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
  const paths = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
  expect(paths).toEqual(navigation.menu.map(({ path }) => path));
});
