import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { RELEASE_PLACEHOLDER } from '#app/startup/router/release.ts';
import { hashScriptNames, writeRelease } from '../../../../tools/build/write-release.ts';

it('is the same for the same scripts, whatever else there is, and another one for others', () => {
  const release = hashScriptNames(['a-1.js', 'b-1.js', 'a-1.css']);
  expect(hashScriptNames(['b-1.js', 'page-2.data', 'a-1.js'])).toBe(release);
  expect(hashScriptNames(['a-2.js', 'b-1.js'])).not.toBe(release);
});

it('goes into pages and data, in place of every placeholder', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'release-name-'));
  mkdirSync(path.join(site, 'assets'));
  mkdirSync(path.join(site, 'games'));
  writeFileSync(path.join(site, 'assets/a-1.js'), RELEASE_PLACEHOLDER);
  const files = ['index.html', 'games/one.data'].map((file) => path.join(site, file));
  for (const file of files) writeFileSync(file, `<${RELEASE_PLACEHOLDER}><${RELEASE_PLACEHOLDER}>`);
  await writeRelease(site);
  const release = hashScriptNames(['a-1.js']);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(files.map(() => `<${release}><${release}>`));
  expect(readFileSync(path.join(site, 'assets/a-1.js'), 'utf8')).toBe(RELEASE_PLACEHOLDER);
  rmSync(site, { recursive: true });
});
