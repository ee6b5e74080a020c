// Checks the JSON-LD of the built pages: one block per page, every @id is defined exactly once, and every reference is defined.
// TypeScript checks the rest.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listPagePaths, getPageFile, NOT_FOUND_PAGES } from '../build/lib/page-paths.ts';
import { parseElements } from '../build/html/markup.ts';

const site = path.resolve(import.meta.dirname, '../../build/client');

/** Returns every @id in a structure, at any depth. An object with no other property is a reference. */
function collectIds(value: unknown): { id: string; isReference: boolean }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(collectIds);
  return '@id' in value ? [{ id: String(value['@id']), isReference: Object.keys(value).length === 1 }, ...inner] : inner;
}

function findProblems(html: string): string[] {
  const [block, ...others] = parseElements(html).filter(({ attributes }) => attributes.get('type') === 'application/ld+json');
  if (!block || others.length > 0) return ['has no block of JSON-LD, or more than one'];
  const all = collectIds(JSON.parse(block.text));
  const defined = all.filter(({ isReference }) => !isReference).map(({ id }) => id);
  return [
    ...all.filter(({ id, isReference }) => isReference && !defined.includes(id)).map(({ id }) => `refers to ${id}, which is not defined`),
    ...defined.filter((id, index) => defined.indexOf(id) !== index).map((id) => `defines ${id} twice`),
  ];
}

const pages = [...(await listPagePaths(site)).map(getPageFile), ...NOT_FOUND_PAGES];
const problems: string[] = [];
for (const page of pages)
  problems.push(...findProblems(await readFile(path.join(site, page), 'utf8')).map((problem) => `${page}: ${problem}`));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log(`Structured data: every @id is defined once on ${pages.length} pages`);
