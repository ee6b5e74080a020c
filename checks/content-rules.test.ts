import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent } from './content-rules.ts';

const original = path.resolve(import.meta.dirname, '../app/content');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(original, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Replaces a text in one content file. */
function edit(file: string, before: string | RegExp, after: string): void {
  const target = path.join(folder, file);
  const text = readFileSync(target, 'utf8');
  const edited = text.replace(before, after);
  expect(edited).not.toBe(text);
  writeFileSync(target, edited);
}

it('finds nothing wrong with the published content', async () => {
  expect(await checkContent(original)).toEqual([]);
});

it.each([
  ['a rating before the release', 'catalogue/idle-mouse.ts', 'rating: 0', 'rating: 4', 'rating: 0'],
  ['a live game without a store', 'catalogue/freecell-solitaire.ts', /googlePlayUrl: '[^']*',/, '', 'store link'],
  ['a slug that is not the name of the file', 'catalogue/idle-mouse.ts', "slug: 'idle-mouse'", "slug: 'lazy-mouse'", '"idle-mouse"'],
  ['a title that is too short', 'catalogue/idle-mouse.ts', "title: 'Idle Mouse'", "title: 'I'", '3 to 40'],
  ['a picture that does not exist', 'catalogue/idle-mouse.ts', 'idle-mouse/screenshot-2', 'idle-mouse/screenshot-99', 'screenshot-99'],
  ['a picture without a text alternative', 'catalogue/idle-mouse.ts', /keyArtAlt: '[^']*'/, "keyArtAlt: ''", 'keyArtAlt'],
  ['an unknown field', 'catalogue/idle-mouse.ts', 'order: 5', 'order: 5,\n  color: "red"', 'color'],
  ['two games in the same place', 'catalogue/idle-mouse.ts', 'order: 5', 'order: 4', 'order'],
  ['a service that is not offered', 'services.ts', "title: 'App Development'", "title: 'Plumbing'", 'services[0].title'],
  ['a link that leads nowhere', 'navigation.ts', "'/about-us'", "'/about'", '/about'],
  ['a date that is not one', 'updated.ts', /'\/contact': '[^']*'/, "'/contact': 'last week'", '/contact'],
  ['an ad seller without an account', 'app-ads.txt', 'exchange.example, 10000002,', 'exchange.example,', 'line 9'],
  ['a security file without an expiry date', 'security.ts', /expires: '[^']*'/, "expires: 'some day'", 'expires'],
  ['a legal link that leads nowhere', 'legal/terms.md', '(/privacy-policy)', '(/privacy)', '/privacy'],
])('refuses %s', async (_, file, before, after, named) => {
  edit(file, before, after);
  const problems = await checkContent(folder);
  expect(problems.some((problem) => problem.includes(`app/content/${file}`) && problem.includes(named))).toBe(true);
});
