import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { ADDRESS_RULES } from './address-rules.ts';

const LONG = 400_000;

/** Pieces of addresses that some rule looks for. */
const PIECES = [
  '/',
  '//',
  'a',
  'press',
  'index',
  '404',
  '.html',
  '.br',
  '.',
  '%2e',
  '%2F',
  '%5C',
  '%',
  '%FF',
  '?',
  '#',
  '\\',
  '?a=/b/',
] as const;

describe('every pattern', () => {
  // A pattern that backtracks from each character would run for minutes.
  it.each(['/', '/a', '/a/', '.html', '/index', '%2e', '/.html'])('takes linear time on an address of many "%s"', (piece) => {
    const address = `/a${piece.repeat(LONG / piece.length)}`;
    for (const { pattern } of ADDRESS_RULES) for (const end of ['', 'x', '?', '%']) new RegExp(pattern).exec(address + end);
  });

  it('means the same to PCRE and RE2 as to JavaScript', () => {
    for (const { pattern } of ADDRESS_RULES) expect(pattern).not.toMatch(/\(\?[^:]|[{}"`\s]|\\[1-9pPkKQE]/);
  });
});

it('redirects every address to its one form, on this host and never in circles', () => {
  assert(
    property(array(constantFrom(...PIECES), { maxLength: 8 }), (pieces) => {
      let asked = readAddress(`/${pieces.join('')}`);
      for (let step = 0; step <= pieces.length && asked.kind === 'moved'; step += 1) {
        expect(asked.location).toMatch(/^\/(?!\/)/);
        asked = readAddress(asked.location);
      }
      expect(asked.kind).not.toBe('moved');
    }),
    { seed: 16, numRuns: 2000 },
  );
});
