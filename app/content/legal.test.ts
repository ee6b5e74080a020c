import { expect, it } from 'vitest';
import { accessibility, privacyPolicy, terms } from './legal.ts';

it('numbers twenty sections of the Terms of Service', () => {
  const { headings } = terms();
  expect(headings.map(({ text }) => Number.parseInt(text, 10))).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('leaves the jurisdiction and the arbitration location unfilled', () => {
  const { html } = terms();
  expect(html).toContain('[Jurisdiction]');
  expect(html).toContain('[Arbitration location]');
  expect(html).toContain('10.24.2023');
});

it('follows the privacy policy with ten numbered sections of the Terms of Use and a contact block', () => {
  const { html, headings } = privacyPolicy();
  const titles = headings.map(({ text }) => text);
  expect(titles).toContain('Terms of Use');
  expect(titles.at(-1)).toBe('Contact us');
  const sections = [...html.matchAll(/<h3[^>]*>(\d+)\. /g)].map(([, number]) => Number(number));
  expect(sections).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
});

it('gives every heading its own anchor', () => {
  for (const { html } of [terms(), privacyPolicy(), accessibility()]) {
    const ids = [...html.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
