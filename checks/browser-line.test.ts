// The line of supported browsers (`browserslist` in package.json): no script of the pages uses what one of them lacks, unless it asks first.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from 'web-features';

const root = path.resolve(import.meta.dirname, '..');
const { browserslist } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { browserslist: readonly string[] };

/** "ios >= 16.4" is version 16.4 of what the data call `safari_ios`. */
const LINE = browserslist.map((query) => {
  const [name = '', version] = query.split(' >= ');
  return { browser: name === 'ios' ? 'safari_ios' : name, version: Number(version) };
});

/** Used after a question; one that asks with `?.()` need not stand here. */
const ASKED_FOR: Readonly<Record<string, string>> = {
  canShare: 'else the picture is copied or saved',
  ClipboardItem: 'else the visitor is told to save the picture',
  exitFullscreen: 'gives back what requestFullscreen has got',
  hidePopover: 'closes what only a browser with popovers opens',
  requestFullscreen: 'else the stage covers the window',
  requestIdleCallback: 'else a timer',
  share: 'else the address is copied',
};

/** Newer names of the platform that others gave to something of their own. */
const NAMESAKES = new Set(['check', 'number', 'summarize', 'use', 'variant']);

/** Asked for where it is known, and missed by nobody where it is not. */
const GUARDED = new Set(['createPolicy']);

function isKnown(support: object): boolean {
  const versions = new Map<string, string>(Object.entries(support));
  return LINE.every(({ browser, version }) => Number(versions.get(browser)?.replace('≤', '') ?? Infinity) <= version);
}

/** Whether the line knows a global (`URLPattern`), a member of it (`AbortSignal.timeout`), and a member of whatever it may be (`.timeout`). */
const knowledge = new Map<string, boolean>();

function learn(name: string, isIn: boolean): void {
  knowledge.set(name, isIn || (knowledge.get(name) ?? false));
}

for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    const [, owner, member] = /^(?:api|javascript\.builtins(?:\.Intl)?)\.(\w+?)(?:\.(\w+?)(?:_static)?)?$/.exec(key) ?? [];
    if (owner === undefined) continue;
    learn(member === undefined ? owner : `${owner}.${member}`, isKnown(support));
    if (member !== undefined) learn(`.${member}`, isKnown(support));
  }
}

/** What a script calls and makes that the line does not know. Types, comments and words are taken for code: better too much than too little. */
function beyond(script: string): string[] {
  const code = script.replaceAll(/\/\*[^]*?\*\/|\/\/.*$|^import .*$/gm, '');
  const globals = [...code.matchAll(/\bnew (\w+)|\b([A-Z]\w+)\./g)].map(([, made, asked]) => made ?? asked ?? '');
  const statics = [...code.matchAll(/\b([A-Z]\w+\.\w+)\(/g)].map(([, name]) => name ?? '');
  const members = [...code.matchAll(/(?<!\b[A-Z]\w*)\.(\w+)\(/g)].map(([, name]) => `.${name}`);
  const calls = [...code.matchAll(/(?<![\w.])(request\w+|show\w+|structuredClone|fetch\w*)\(/g)].map(([, name]) => `Window.${name}`);
  return [...globals, ...statics, ...members, ...calls]
    .filter((name) => knowledge.get(name) === false)
    .map((name) => name.slice(name.indexOf('.') + 1))
    .filter((name) => !NAMESAKES.has(name) && !GUARDED.has(name));
}

const files = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\.(test|spec)\.tsx?$|\/test-[^/]*$|\.d\.ts$|\/(page|player|invariants|bench)\.ts$|\/(proofs|lexicon)\/|content\/rules\//.test(file),
);

describe('the line of supported browsers', () => {
  it.each([
    ['AbortSignal.any([])', 'any'],
    ["''.toWellFormed()", 'toWellFormed'],
    ['new URLPattern()', 'URLPattern'],
    ['menu?.showPopover()', 'showPopover'],
    ['a.union(b)', 'union'],
    ['Promise.withResolvers()', 'withResolvers'],
    ['requestIdleCallback(rest)', 'requestIdleCallback'],
  ])('%s lies beyond it', (code, name) => expect(beyond(code)).toEqual([name]));

  it.each(['[].toSorted()', 'AbortSignal.abort()', 'dialog.showModal()', 'structuredClone(a)'])('%s does not', (code) =>
    expect(beyond(code)).toEqual([]),
  );

  it('knows what the styles begin with', () => {
    for (const id of ['oklab', 'color-mix', 'container-queries']) {
      const feature = features[id];
      expect(feature?.kind === 'feature' && isKnown(feature.status.support), id).toBe(true);
    }
  });

  it('is kept by every script', () => {
    const found = files.flatMap((file) => beyond(readFileSync(path.join(root, file), 'utf8')).map((name) => ({ file, name })));
    expect(found.filter(({ name }) => !(name in ASKED_FOR))).toEqual([]);
    expect(
      Object.keys(ASKED_FOR).filter((name) => !found.some((use) => use.name === name)),
      'no longer used',
    ).toEqual([]);
  });
});
