import { expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { ADDRESS_LIMIT_BYTES } from './address-rules.ts';

const REFUSED = { kind: 'refused', status: 400 };
const TOO_LONG = { kind: 'refused', status: 414 };
const HIDDEN = { kind: 'hidden' };
const path = (name: string) => ({ kind: 'path', path: name });
const moved = (location: string) => ({ kind: 'moved', location });

it.each([
  ['/', path('/')],
  ['/games/idle-mouse', path('/games/idle-mouse')],
  ['/games?from=mail', path('/games')],
  ['/g%61mes', path('/games')],
  ['/%D5%AD%D5%A1%D5%B2', path('/խաղ')],
  ['http://elsewhere.example/games', path('/games')],
  ['HTTPS://elsewhere.example/games?a', path('/games')],
  ['/.well-known/security.txt', path('/.well-known/security.txt')],
  ['/.well-known/other.txt', HIDDEN],
  ['/assets/root.js.br', HIDDEN],
  ['/404', HIDDEN],
  ['/a%2F%2Fb', HIDDEN],
  ['/%FF', HIDDEN], // no UTF-8
  ['/%FF/', moved('/%FF')],
  ['/games/', moved('/games')],
  ['/games.html?a=1', moved('/games?a=1')],
  ['//games', moved('/games')],
  ['/games/?from=https://elsewhere.example/games', moved('/games?from=https://elsewhere.example/games')],
  ['/index.html?a', moved('/?a')],
  ['', REFUSED],
  ['games', REFUSED],
  ['http://elsewhere.example', REFUSED],
  ['*', REFUSED],
  ['/a/../b', REFUSED],
  ['/a\\b', REFUSED],
  ['/%', REFUSED],
  ['/%00', REFUSED],
] as const)('reads %j', (address, asked) => {
  expect(readAddress(address)).toEqual(asked);
});

it('reads no address that is longer than it may be', () => {
  const longest = `/?${'a'.repeat(ADDRESS_LIMIT_BYTES - 2)}`;
  expect(readAddress(longest)).toEqual(path('/'));
  expect(readAddress(`${longest}a`)).toEqual(TOO_LONG);
});
