// What the press kit says of its files, wherever the program that asks was started.
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { formatArchiveSize, listPressPortraits } from '#app/content/queries/press-kit.ts';

const started = process.cwd();

afterEach(() => process.chdir(started));

it('knows how large its files are in any working directory', () => {
  process.chdir(tmpdir());
  expect(listPressPortraits()[0]?.fileInfo).toMatch(/^WebP, \d+×\d+, \d+\.\d MB$/);
  expect(formatArchiveSize()).toMatch(/^\d+\.\d MB$/);
});
