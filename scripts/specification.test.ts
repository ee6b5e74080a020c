// The tests that docs/specification.md names exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const docs = path.resolve(import.meta.dirname, '../docs');
const text = readFileSync(path.join(docs, 'specification.md'), 'utf8');
const named = new Set([...text.matchAll(/\]\((\.\.\/[^)]+)\)/g)].flatMap(([, file]) => file ?? []));

it('names tests', () => expect(named.size).toBeGreaterThan(20));
it.each([...named])('%s', (file) => expect(existsSync(path.join(docs, file))).toBe(true));
