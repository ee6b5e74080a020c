import { expect, it } from 'vitest';
import { checkConditions, readEncodings, readPart } from './conditions.ts';

const MONDAY = 'Mon, 16 Nov 2026 08:00:00 GMT';
const TUESDAY = 'Tue, 17 Nov 2026 08:00:00 GMT';
const WEDNESDAY = 'Wed, 18 Nov 2026 08:00:00 GMT';
const FILE = { etag: '"tuesday"', modified: TUESDAY };

it.each([
  [undefined, []],
  ['br', ['br']],
  ['gzip, BR', ['gzip', 'br']],
  [' gzip ; q=0.5 , br;q=0', ['gzip']],
  ['gzip;q=0.0, br;q=0.01', ['br']],
  ['gzip;q=0.000', []],
  ['gzip;eq=0', ['gzip']],
])('%j accepts %j', (accepted, names) => {
  expect([...readEncodings(accepted)].filter(Boolean)).toEqual(names);
});

it.each([
  [{}, 'send'],
  [{ 'if-match': '"tuesday"' }, 'send'],
  [{ 'if-match': '"monday", "tuesday"' }, 'send'],
  [{ 'if-match': ' * ' }, 'send'],
  [{ 'if-match': 'W/"tuesday"' }, 'changed'],
  [{ 'if-match': '"monday"', 'if-unmodified-since': WEDNESDAY }, 'changed'],
  [{ 'if-match': '"tuesday"', 'if-unmodified-since': MONDAY }, 'send'],
  [{ 'if-unmodified-since': MONDAY }, 'changed'],
  [{ 'if-unmodified-since': TUESDAY }, 'send'],
  [{ 'if-unmodified-since': 'last week' }, 'send'],
  [{ 'if-none-match': 'W/"tuesday"' }, 'known'],
  [{ 'if-none-match': '"monday"', 'if-modified-since': WEDNESDAY }, 'send'],
  [{ 'if-modified-since': TUESDAY }, 'known'],
  [{ 'if-modified-since': MONDAY }, 'send'],
  [{ 'if-modified-since': '2026-11-18' }, 'send'],
] as const)('%j: %s', (headers, answer) => {
  expect(checkConditions(headers, FILE)).toBe(answer);
});

it.each([
  [{}, null],
  [{ range: 'bytes=2-4' }, { first: 2, last: 4 }],
  [{ range: 'BYTES=2-' }, { first: 2, last: 9 }],
  [{ range: 'bytes=-3' }, { first: 7, last: 9 }],
  [{ range: 'bytes=-30' }, { first: 0, last: 9 }],
  [{ range: 'bytes=9-30' }, { first: 9, last: 9 }],
  [{ range: 'bytes=4-4' }, { first: 4, last: 4 }],
  [{ range: 'bytes=10-' }, 'beyond'],
  [{ range: 'bytes=-0' }, 'beyond'],
  [{ range: 'bytes=4-2' }, null],
  [{ range: 'bytes=-' }, null],
  [{ range: 'bytes=0-1,3-4' }, null],
  [{ range: 'lines=0-1' }, null],
  [{ range: 'kilobytes=0-1' }, null],
  [
    { range: 'bytes=0-1', 'if-range': '"tuesday"' },
    { first: 0, last: 1 },
  ],
  [
    { range: 'bytes=0-1', 'if-range': TUESDAY },
    { first: 0, last: 1 },
  ],
  [{ range: 'bytes=0-1', 'if-range': '"monday"' }, null],
] as const)('of ten bytes %j is %j', (headers, part) => {
  expect(readPart(headers, FILE, 10)).toEqual(part);
});

it('an empty file has no part', () => {
  expect(readPart({ range: 'bytes=-1' }, FILE, 0)).toBe('beyond');
  expect(readPart({ range: 'bytes=0-' }, FILE, 0)).toBe('beyond');
});
