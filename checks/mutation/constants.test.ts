// The table of constants names what is there; npm run mutation constants does the rest.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONSTANTS } from './constants.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

it.each(CONSTANTS)('$what: the text and its test are there', ({ file, text, test, name }) => {
  expect(read(file).split(text)).toHaveLength(2);
  expect(read(test)).toContain(name);
});
