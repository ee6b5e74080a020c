import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { shortIcon } from './short-icons.ts';

const icon = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/dist.*/, 'dist/esm/icons/ellipsis.mjs');

it('counts the lines of an icon, and leaves its shape and its name', () => {
  const code = readFileSync(icon, 'utf8');
  const short = shortIcon(code);
  expect(code).toMatch(/key: "\w{5,}"/);
  expect(short.match(/key: "(\w+)"/g)).toEqual(['key: "1"', 'key: "2"', 'key: "3"']);
  expect(short).not.toContain('aliases');
  expect(short.match(/c[xy]: "\d+"/g)).toEqual(code.match(/c[xy]: "\d+"/g));
  expect(short).toContain('name: "ellipsis"');
});
