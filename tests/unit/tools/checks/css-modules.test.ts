// Tests that every class of a CSS module is used, and that every used class exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const findFiles = (pattern: string) => globSync(pattern).map((file) => file.replaceAll(path.sep, '/'));
const modules = findFiles('{app,templates}/**/*.module.css');
const components = findFiles('{app,templates}/**/*.{ts,tsx}').map((file) => ({
  folder: path.posix.dirname(file),
  text: readFileSync(file, 'utf8'),
}));

/** Returns the class names that a module defines, without those in :global. */
function findClasses(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...own.matchAll(/\.([a-z][A-Za-z0-9]*)(?=[^{}]*\{)/g)].flatMap(([, name]) => name ?? []));
}

/** Returns the import name of the module in a component, such as `styles`. Imports are relative within a folder, or have the full path. */
function findImportName(file: string, { folder, text }: (typeof components)[number]): string | undefined {
  const specifiers = folder === path.posix.dirname(file) ? [`#${file}`, `./${path.basename(file)}`] : [`#${file}`];
  return [...text.matchAll(/^import (\w+) from '(.+)';$/gm)].find(([, , specifier = '']) => specifiers.includes(specifier))?.[1];
}

it.each(modules)('%s', (file) => {
  const importers = components.flatMap((component) => {
    const name = findImportName(file, component);
    return name === undefined ? [] : { name, text: component.text.replaceAll(/^import .*$/gm, '') };
  });
  const used = new Set(
    importers.flatMap(({ name, text }) =>
      [...text.matchAll(new RegExp(`(?<![\\w/])${name}\\.([A-Za-z0-9]+)`, 'g'))].flatMap(([, own]) => own ?? []),
    ),
  );
  const isDynamic = importers.some(({ name, text }) => text.includes(`${name}[`));
  const classes = findClasses(readFileSync(file, 'utf8'));
  for (const className of used) expect(classes, `${className} is used but not defined`).toContain(className);
  const unused = isDynamic ? [] : [...classes].filter((className) => !used.has(className));
  expect(unused, 'defined but not used').toEqual([]);
});
