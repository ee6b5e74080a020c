// Every class of a CSS module is used, and every class that is used exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const modules = globSync('{app,templates}/**/*.module.css', { cwd: root });

/** Class names that a module defines, without those that it takes from the page with :global. */
function findClasses(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...own.matchAll(/\.([a-z][A-Za-z0-9]*)(?=[^{}]*\{)/g)].flatMap(([, name]) => name ?? []));
}

it.each(modules)('%s', (file) => {
  const folder = path.dirname(path.join(root, file));
  const name = path.basename(file);
  const importers = globSync('*.tsx', { cwd: folder })
    .map((user) => readFileSync(path.join(folder, user), 'utf8'))
    .filter((text) => text.includes(`'./${name}'`));
  /** What a component calls the module, such as `styles`. */
  const getImportName = (text: string) => new RegExp(`import (\\w+) from '\\./${name.replaceAll('.', '\\.')}'`).exec(text)?.[1] ?? 'styles';
  const findUsedClasses = (text: string) =>
    [...text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`(?<![\\w/])${getImportName(text)}\\.([A-Za-z0-9]+)`, 'g'))].flatMap(
      ([, own]) => own ?? [],
    );
  const used = new Set(importers.flatMap(findUsedClasses));
  const isDynamic = importers.some((text) => text.includes(`${getImportName(text)}[`));
  const classes = findClasses(readFileSync(path.join(root, file), 'utf8'));
  for (const className of used) expect(classes, `${className} is used but not defined`).toContain(className);
  if (!isDynamic)
    expect(
      [...classes].filter((className) => !used.has(className)),
      'defined but not used',
    ).toEqual([]);
});
