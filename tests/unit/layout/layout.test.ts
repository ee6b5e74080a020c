import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { PageFrame } from '#app/layout/page/page-frame.tsx';
import { createNavigation } from '#app/content/queries/navigation.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import { studio } from '#app/content/data/studio.ts';
import { addressOffice, type AddressedOffice } from '#app/content/format/address.ts';
import { ARCADE_PATH } from '#app/content/paths.ts';
import { MobileMenu } from '#app/layout/header/mobile-menu.tsx';
import { OFFICE } from '#tests/unit/content/data/example-office.ts';

function renderFrame(notice: string | undefined, office?: AddressedOffice): string {
  const content = { studio: { ...studio, office }, navigation: createNavigation(), notice };
  return render(PageFrame, { content, children: 'Peas' });
}

const listPaths = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);

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
  expect(listPaths(render(MobileMenu, { navigation }))).toEqual(navigation.menu.map(({ path }) => path));
});

it('has a footer with the address of the office, the links of its pages and games, and no other', () => {
  const office = addressOffice(OFFICE);
  const [footer = ''] = /<footer.*<\/footer>/s.exec(renderFrame(undefined, office)) ?? [];
  const { footer: pages, footerGames, finePrint } = createNavigation();
  expect(listPaths(footer).map((path) => path?.replace(/&#x([\da-f]+);/gi, ''))).toEqual([
    '/',
    ARCADE_PATH,
    ...[...pages, ...footerGames].map(({ path }) => path),
    `mailto:${studio.supportEmail}`,
    ...finePrint.map(({ path }) => path),
  ]);
  const [address = ''] = /<address.*<\/address>/s.exec(footer) ?? [];
  for (const line of [office.street, office.cityLine, office.country]) expect(address).toContain(line);
});
