// Tests the markup of the office map: what the embedded map shows, and what it may do.
import { expect, it } from 'vitest';
import { render } from '#tests/unit/render.ts';
import { OFFICE } from '#tests/unit/content/data/example-office.ts';
import { OfficeMap } from '#app/pages/contact/office-map.tsx';

const office = { ...OFFICE, cityLine: 'Port Pip, 0001', latitude: 12.5, longitude: -34.25 };
const markup = render(OfficeMap, { office }).replaceAll('&amp;', '&');
const [frame = ''] = /<iframe[^>]*>/.exec(markup) ?? [];

function getAttribute(name: string): string {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(frame)?.[1] ?? '';
}

it('lets the embedded map run its scripts, tell where it is shown, and open tabs', () => {
  expect(getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox');
  expect(getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

it('has the office at its center', () => {
  const { origin, pathname, searchParams } = new URL(getAttribute('src'));
  expect(origin + pathname).toBe('https://www.openstreetmap.org/export/embed.html');
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '').split(',').map(Number);
  expect((west + east) / 2).toBeCloseTo(office.longitude, 4);
  expect((south + north) / 2).toBeCloseTo(office.latitude, 4);
  expect(east - west).toBeLessThan(0.1);
  expect(searchParams.get('marker')).toBe(`${office.latitude},${office.longitude}`);
});
