// Every class of a CSS module is used, and every class that is used exists.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const modules = globSync('{app,templates}/**/*.module.css', { cwd: root });

/** Class names that a module defines, without those that it takes from the page with :global. */
function defined(css: string): Set<string> {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set([...own.matchAll(/\.([a-z][A-Za-z0-9]*)(?=[^{}]*\{)/g)].flatMap(([, name]) => name ?? []));
}

const components = globSync('app/**/*.tsx', { cwd: root }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it.each(modules)('%s', (file) => {
  /** How the components of a folder import the module. */
  const specifierIn = (folder: string) => (folder === path.dirname(file) ? `./${path.basename(file)}` : `#${file}`);
  /** What a component calls the module, such as `styles`. */
  const users = components.flatMap(({ file: component, text }) => {
    const specifier = specifierIn(path.dirname(component)).replaceAll('.', String.raw`\.`);
    const [, name] = new RegExp(`import (\\w+) from '${specifier}'`).exec(text) ?? [];
    return name ? [{ name, text }] : [];
  });
  const usesIn = ({ name, text }: (typeof users)[number]) =>
    [...text.replaceAll(/^import .*$/gm, '').matchAll(new RegExp(`(?<![\\w/])${name}\\.([A-Za-z0-9]+)`, 'g'))].flatMap(
      ([, own]) => own ?? [],
    );
  const used = new Set(users.flatMap(usesIn));
  const isDynamic = users.some(({ name, text }) => text.includes(`${name}[`));
  const classes = defined(readFileSync(path.join(root, file), 'utf8'));
  for (const className of used) expect(classes, `${className} is used but not defined`).toContain(className);
  if (!isDynamic)
    expect(
      [...classes].filter((className) => !used.has(className)),
      'defined but not used',
    ).toEqual([]);
});
