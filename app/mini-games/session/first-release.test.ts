// Everything that the first release kept on a device is found again: saves, statistics, preferences, variants and carried words.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '#app/mini-games/registry.ts';
import { memoryStorage } from './device-storage.ts';
import { isMove } from './log.ts';
import { keepingOf } from './keeping.ts';
import { createShell } from './shell.ts';
import { outcomeOfWords } from './first-release.ts';
import { testWorld } from './test-world.ts';

/** What the first release had stored at the end of a visit, and what it showed then. */
interface Visit {
  readonly id: string;
  readonly variant: string; // label
  readonly stored: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, unknown>>;
  readonly statistics: { readonly outcomes: Readonly<Record<string, number>> } & Readonly<Record<string, unknown>>;
  readonly elapsedMs: number;
  readonly hints: number;
}

const visits = JSON.parse(readFileSync(path.join(import.meta.dirname, 'test-data/first-release.json'), 'utf8')) as readonly Visit[];

/** Fields that only told what had just happened; events tell it now. */
const TOLD = new Set(['last', 'lastTurn', 'latest', 'happening']);

function storageOf({ stored }: Visit) {
  const storage = memoryStorage();
  for (const [key, text] of Object.entries(stored)) storage.set(key, text);
  return storage;
}

async function reopened(visit: Visit) {
  const entry = registry.find(({ id }) => id === visit.id);
  if (!entry) throw new Error(`${visit.id} is gone`);
  const { game } = await entry.load();
  const storage = storageOf(visit);
  return { storage, game, shell: createShell(entry, game, testWorld(storage)) };
}

it('covers the twelve games of then', () => {
  expect(new Set(visits.map(({ id }) => id)).size).toBe(12);
});

describe.each(visits)('$id, $variant', (visit) => {
  it('goes on where it was left', async () => {
    const { shell } = await reopened(visit);
    const snapshot = shell.getSnapshot();
    expect(snapshot.variant.label).toBe(visit.variant);
    const { bestScore, played, won, streak, longestStreak, bestTimeMs } = visit.statistics;
    expect(snapshot.statistics).toMatchObject({ bestScore, played, won, streak, longestStreak, bestTimeMs });
    const outcomes = Object.entries(visit.statistics.outcomes).map(([words, count]) => [outcomeOfWords(words), count] as const);
    expect(snapshot.statistics.outcomes).toEqual(Object.fromEntries(outcomes));
    expect(snapshot.preferences).toEqual({ 'tidy-notes': true, 'high-contrast': true });
    if (visit.stored[`${visit.id}.save`] === undefined) return;
    const kept = Object.fromEntries(Object.entries(visit.state).filter(([field]) => !TOLD.has(field)));
    expect(snapshot.state).toMatchObject(kept);
    expect(snapshot).toMatchObject({ isUnderway: true, hints: visit.hints });
    expect(Math.abs(shell.elapsedMs() - visit.elapsedMs)).toBeLessThanOrEqual(1);
  });

  it('is kept by ids from then on, and still found', async () => {
    const { shell, storage } = await reopened(visit);
    const before = shell.getSnapshot();
    shell.close();
    const again = (await reopened({ ...visit, stored: {} })).game;
    const later = createShell(visit, again, testWorld(storage));
    if (before.isUnderway) expect(later.getSnapshot().state).toEqual(before.state);
    expect(later.getSnapshot().statistics).toEqual(before.statistics);
    expect(storage.get(`${visit.id}.statistics.${visit.variant}`)).toBeNull();
  });

  it('counts only outcomes that the game still names', async () => {
    const { shell, game } = await reopened(visit);
    const ids = game.results?.outcomes?.map(({ id }) => id) ?? [];
    for (const id of Object.keys(shell.getSnapshot().statistics.outcomes)) expect(ids).toContain(id);
  });
});

it.each([
  ['1 guess', 'guesses-1'],
  ['6 guesses', 'guesses-6'],
  ['Draws', 'draw'],
  ['2048', '2048'],
])('%s is counted as %s', (words, id) => expect(outcomeOfWords(words)).toBe(id));

it('carried words go on being carried', () => {
  const visit = visits.find(({ id }) => id === 'hangman');
  const carried = visit && keepingOf('hangman', storageOf(visit)).carried();
  expect(carried).toEqual(JSON.parse(visit?.stored['hangman.carried'] ?? ''));
});

it('time that was written as moves is time again', () => {
  const visit = visits.find(({ id, variant }) => id === 'memory' && variant === '12 cards');
  const save = visit && keepingOf('memory', storageOf(visit)).save();
  expect(save?.entries.some((entry) => !isMove(entry))).toBe(true);
});
