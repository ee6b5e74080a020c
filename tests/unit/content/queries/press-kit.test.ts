// Tests the file sizes in the press kit, which must not depend on the working directory.
import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { formatArchiveSize, listPressPortraits } from '#app/content/queries/press-kit.ts';

const started = process.cwd();

afterEach(() => process.chdir(started));

it('gives the sizes of its files in any working directory', () => {
  process.chdir(tmpdir());
  expect(listPressPortraits()[0]?.fileInfo).toMatch(/^WebP, \d+×\d+, \d+\.\d MB$/);
  expect(formatArchiveSize()).toMatch(/^\d+\.\d MB$/);
});
