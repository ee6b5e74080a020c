import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { PageFrame } from '#app/layout/page/page-frame.tsx';
import { createNavigation } from '#app/content/queries/navigation.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';
import { MobileMenu } from '#app/layout/header/mobile-menu.tsx';

function renderFrame(notice: string | undefined): string {
  const content = { studio: { ...studio, office: undefined }, navigation: createNavigation(), notice };
  return render(PageFrame, { content, children: 'Peas' });
}

it('has a notice above the header, where there is one', () => {
  expect(renderFrame('Gone for peas.')).toMatch(/Gone for peas\..*<header/s);
  expect(renderFrame(undefined)).not.toContain('aria-label="Notice"');
});

it('names the buttons and links of the header', () => {
  const [header = ''] = /<header.*?<\/header>/s.exec(renderFrame(undefined)) ?? [];
  const names = [...header.matchAll(/<(?:a|button|nav|dialog)[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Back', `${SITE_NAME} home`, 'Main', 'Search games', 'Open menu', 'Menu', 'Close menu', 'Menu']);
});

it('has a menu with the links of its pages in their order, and no other', () => {
  const navigation = createNavigation();
  const paths = [...render(MobileMenu, { navigation }).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
  expect(paths).toEqual(navigation.menu.map(({ path }) => path));
});
