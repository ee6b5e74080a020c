// Checks the links in the documents, to files of the repository and to headings, as those of the site are checked.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'hast';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { MarkupElement } from '../../tools/build/html/markup.ts';
import { checkReferences } from '../../tools/checks/pages/check-references.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSlug);

function listElements(node: Nodes): MarkupElement[] {
  const inside = 'children' in node ? node.children.flatMap(listElements) : [];
  if (node.type !== 'element') return inside;
  const attributes = new Map(Object.entries(node.properties).map(([name, value]) => [name, String(value)] as const));
  return [{ name: node.tagName, attributes, text: '', start: 0, end: 0, endTag: null }, ...inside];
}

/** `files` are paths in the repository; `documents` have their text. */
function findBrokenLinks(documents: Readonly<Record<string, string>>, files: readonly string[] = []): string[] {
  const pages = Object.entries(documents).map(([file, text]) => {
    const elements = listElements(markdown.runSync(markdown.parse(text)));
    return { path: `/${file}`, html: '', elements, isNotFound: false };
  });
  return checkReferences(pages, [], new Set(files.map((file) => `/${file}`)), 'https://documents.example');
}

it('finds a link to a missing file and to a missing heading', () => {
  const guide = '# The Guide\n\n[Up](../README.md#start), [down](#the-guide), [away](https://a.example/b), [gone](gone.md), [lost](#lost)';
  expect(findBrokenLinks({ 'README.md': '# Start\n\n![](a.png) ![](b.png)', 'docs/guide.md': guide }, ['a.png'])).toEqual([
    '/README.md: refers to /b.png, which does not exist',
    '/docs/guide.md: refers to /docs/gone.md, which does not exist',
    '/docs/guide.md: links to /docs/guide.md#lost, and no element has this id',
  ]);
});

it('leads to files and headings that exist', () => {
  const files = globSync(['**', '.github/**'], { exclude: ['node_modules', 'build', '.git'] }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  const documents = files.filter((file) => /^([^/]+|(art|docs)\/.*)\.md$/.test(file));
  expect(findBrokenLinks(Object.fromEntries(documents.map((file) => [file, readFileSync(file, 'utf8')])), files)).toEqual([]);
});
