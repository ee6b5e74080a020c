import { expect, it } from 'vitest';
import { isPageData } from '#app/startup/page-data.ts';

it('recognizes the data of a page, and refuses pages, other data and what was cut off', () => {
  expect(isPageData('[{"_1":2},"root"]\n')).toBe(true);
  for (const text of ['<!doctype html><title>Log in</title>', '{"error":"maintenance"}', '[{"_1":2},"ro', ''])
    expect(isPageData(text)).toBe(false);
});
