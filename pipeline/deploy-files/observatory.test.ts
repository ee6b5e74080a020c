import { expect, it } from 'vitest';
import { observatoryPoints } from './observatory.ts';

const BEST = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** The points with some headers changed; undefined takes one away. */
function points(changes: Readonly<Record<string, string | undefined>>, html = ''): number {
  return observatoryPoints({ ...BEST, ...changes }, html).points;
}

const policy = (text: string) => ({ 'content-security-policy': `${text}; frame-ancestors 'none'` });

// Each figure is what version 1.4.8 of the scanner gives for these headers.
it.each([
  ['the best headers', {}, 130],
  ['no policy, and so no word of frames', { 'content-security-policy': undefined }, 55],
  ['styles in pages', policy("default-src 'none'; style-src 'unsafe-inline'"), 120],
  ['styles in pages beside a hash', policy("default-src 'none'; style-src 'unsafe-inline' 'sha256-a='"), 130],
  ['a default of its own origin', policy("default-src 'self'"), 125],
  ['scripts in pages', policy("default-src 'none'; script-src 'unsafe-inline'"), 80],
  ['scripts in pages beside a hash', policy("default-src 'none'; script-src 'unsafe-inline' 'sha256-a='"), 130],
  ['scripts from anywhere', policy("default-src 'none'; script-src https:"), 80],
  ['no word of scripts', policy("img-src 'self'"), 80],
  ['texts that are run', policy("default-src 'none'; script-src 'self' 'unsafe-eval'"), 110],
  ['pictures in clear', policy("default-src 'none'; img-src http:"), 110],
  ['frames in clear', policy("default-src 'none'; frame-src http://a.example"), 80],
  ['no TLS', { 'strict-transport-security': undefined }, 80],
  ['TLS for nothing', { 'strict-transport-security': 'max-age=0' }, 120],
  ['a telling referrer', { 'referrer-policy': 'unsafe-url' }, 120],
  ['no word of the referrer', { 'referrer-policy': undefined }, 125],
  ['guessed types', { 'x-content-type-options': undefined }, 125],
  ['other sites that may load it', { 'cross-origin-resource-policy': 'cross-origin' }, 120],
  ['no TLS and guessed types', { 'strict-transport-security': undefined, 'x-content-type-options': undefined }, 75],
])('for %s', (_, changes, expected) => {
  expect(points(changes)).toBe(expected);
});

it('looks at the scripts of other sites', () => {
  expect(points({}, '<script src="/a.js"></script>')).toBe(130);
  expect(points({}, '<script src="https://b.example/a.js"></script>')).toBe(125);
  expect(points({}, '<script src="https://b.example/a.js" integrity="sha384-a" crossorigin></script>')).toBe(135);
  expect(points({}, '<script src="http://b.example/a.js"></script>')).toBe(50);
});
