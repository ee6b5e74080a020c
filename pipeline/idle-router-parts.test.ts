import { expect, it } from 'vitest';
import { idleModule } from './idle-router-parts.ts';

it('keeps the names of a module and takes out what they do', () => {
  const code = idleModule('function ask() {\n\treturn fetch("/routes");\n}\nexport { ask, tell };\n');
  expect(code).toBe('export const ask = () => {};\nexport const tell = () => {};');
});

it('refuses a module that names its exports in another way', () => {
  expect(() => idleModule('export function ask() {}')).toThrow('no longer read');
});
