// Checks the JSON-LD of the built pages against the vocabulary of schema.org.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { builtPaths, pageFile } from '../pipeline/built-paths.ts';
import { elementsOf } from '../pipeline/markup.ts';
import { structuredDataProblems } from './schema-org.ts';

const site = path.resolve(import.meta.dirname, '../build/client');
const pages = [...(await builtPaths(site)).map(pageFile), '404.html'];
let problems = 0;
let things = 0;
for (const page of pages) {
  const blocks = elementsOf(await readFile(path.join(site, page), 'utf8'))
    .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
    .map(({ text }) => text);
  const found = blocks.flatMap(structuredDataProblems);
  if (blocks.length !== 1) found.push(`has ${blocks.length} blocks of JSON-LD; it should have one`);
  for (const problem of found) console.error(`${page}: ${problem}`);
  problems += found.length;
  things += blocks.join('').split('"@type"').length - 1;
}
if (problems > 0) process.exit(1);
console.log(`Structured data: ${things} things on ${pages.length} pages are as schema.org has them`);
