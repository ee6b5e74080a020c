import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { icons, type LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from '#app/ui/icon.ts';
import { shortIcon } from './short-icons.ts';

const FOLDER = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/dist.*/, 'dist/esm/icons/');

/** What an element says about itself, in any order. */
function facts(markup: string): string[] {
  return (markup.match(/<\w+|[\w-]+="[^"]*"/g) ?? []).filter((fact) => !/^(class|xmlns)=/.test(fact)).toSorted();
}

/** The icon that a module of lucide makes, drawn by ours. */
function drawnByUs(file: string) {
  const [, data = ''] = /const __iconData = ([^]*?);\n/.exec(shortIcon(readFileSync(FOLDER + file, 'utf8'))) ?? [];
  // The text is a literal out of a package that is pinned.
  // oxlint-disable-next-line no-new-func
  return createIcon(new Function(`return ${data}`)() as Parameters<typeof createIcon>[0]);
}

it.each(['ellipsis', 'gamepad-2', 'star', 'circle-question-mark'])('draws %s as lucide draws it', (name) => {
  const title = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const theirs = icons[title as keyof typeof icons];
  for (const props of [{}, { size: 16, fill: 'currentcolor', 'aria-hidden': true }, { size: '1em', strokeWidth: 3 }] as const) {
    const [ours, lucide] = [drawnByUs(`${name}.mjs`), theirs].map((icon) =>
      facts(renderToStaticMarkup(createElement(icon as LucideIcon, props))),
    );
    expect(ours).toEqual(lucide);
  }
});

it('takes out names and keys, which do not compress', () => {
  const code = readFileSync(`${FOLDER}ellipsis.mjs`, 'utf8');
  expect(code).toMatch(/key: "\w{5,}"/);
  expect(shortIcon(code)).not.toMatch(/key:|name:|aliases:/);
});

it('refuses an icon on another grid', () => {
  expect(() => shortIcon(readFileSync(`${FOLDER}ellipsis.mjs`, 'utf8').replace('size: 24', 'size: 32'))).toThrow('grid of 24 by 24');
});
