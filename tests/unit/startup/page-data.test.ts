// Tests which data of a page are taken for its own.
import { expect, it } from 'vitest';
import { areOfRelease } from '#app/startup/router/release.ts';
import { isPageData } from '#app/startup/inline/page-data.ts';

const head = (content: string) => [{ title: 'A page' }, { name: 'release', content }];
const page = (result: unknown) => ({ root: { type: 'data', result: null }, page: { type: 'data', result } });

it("accepts only data of the open page's own release", () => {
  expect(areOfRelease(page({ head: head('one') }), 'one')).toBe(true);
  expect(areOfRelease(page({ head: head('two') }), 'one')).toBe(false);
});

it.each([{}, { head: [{ title: 'A page' }] }, { head: null }, { heading: head('one') }])(
  'refuses data that does not name its release, such as that of a release before there were names: %j',
  (data) => expect(areOfRelease(page(data), 'one')).toBe(false),
);

it('has nothing against a page without data, and leaves errors to their page', () => {
  expect(areOfRelease(page(null), 'one')).toBe(true);
  expect(areOfRelease({ page: { type: 'error', result: new Error('404') } }, 'one')).toBe(true);
});

it('recognizes the data of a page, and refuses pages, other data and what was cut off', () => {
  expect(isPageData('[{"_1":2},"root"]\n')).toBe(true);
  for (const text of ['<!doctype html><title>Log in</title>', '{"error":"maintenance"}', '[{"_1":2},"ro', ''])
    expect(isPageData(text)).toBe(false);
});
