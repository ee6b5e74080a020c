import { expect, it } from 'vitest';
import { leanManifest } from './lean-manifest.ts';

const BEGINNING = 'window.__reactRouterManifest=';

it('leaves out what is false, and what the root has brought already', () => {
  const root = { id: 'root', hasLoader: true, hasAction: false, imports: ['/frame.js'] };
  const home = { id: 'home', index: true, hasAction: false, imports: ['/frame.js', '/card.js'] };
  const text = leanManifest(`${BEGINNING}${JSON.stringify({ url: '/manifest.js', routes: { root, home } })};`);
  expect(JSON.parse(text.slice(BEGINNING.length, -1))).toEqual({
    url: '/manifest.js',
    routes: {
      root: { id: 'root', hasLoader: true, imports: ['/frame.js'] },
      home: { id: 'home', index: true, imports: ['/card.js'] },
    },
  });
});

it('refuses a text of another form', () => {
  expect(() => leanManifest('export const manifest = {};')).toThrow('in another way');
});
