import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { PageFrame } from '#app/components/layout/page/page-frame.tsx';
import { createNavigation } from '#app/content/queries/navigation.ts';
import { studio } from '#app/content/data/studio.ts';

function render(notice: string | undefined): string {
  const content = { studio: { ...studio, office: undefined }, navigation: createNavigation(), notice };
  // oxlint-disable-next-line react/no-children-prop
  const Frame = () => createElement(PageFrame, { content, children: 'Peas' });
  const Stub = createRoutesStub([{ path: '/', Component: Frame }]);
  return renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }));
}

it('has a notice above the header, where there is one', () => {
  expect(render('Gone for peas.')).toMatch(/Gone for peas\..*<header/s);
  expect(render(undefined)).not.toContain('aria-label="Notice"');
});
