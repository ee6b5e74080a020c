import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { PageFrame } from '#app/layout/page/page-frame.tsx';
import { createNavigation } from '#app/content/queries/navigation.ts';
import { studio } from '#app/content/data/studio.ts';
import { addressOffice, type AddressedOffice } from '#app/content/format/address.ts';
import { ARCADE_PATH } from '#app/content/paths.ts';
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
