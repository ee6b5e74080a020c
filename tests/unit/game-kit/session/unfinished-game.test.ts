// Tests saving and resuming an unfinished game.
import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '#tests/unit/storage/memory-storage.ts';
import { PROUD } from './test-step.ts';
import { ADD, BY_CLOCK, getCount, createTestStore } from './test-game-store.ts';

/** Opens a game, makes two moves, and closes it three seconds later. */
function leaveAfterThreeSeconds() {
  const first = createTestStore();
  for (const move of [ADD, ADD]) first.store.play(move);
  first.environment.advance(3000);
  first.store.close();
  return first;
}

describe('an unfinished game', () => {
  it('is resumed in the next session, with its time and its undo history', () => {
    const first = leaveAfterThreeSeconds();
    const { store } = createTestStore(first.storage);
    expect(store.getSnapshot().state).toEqual(first.store.getSnapshot().state);
    expect(store.getElapsedMs()).toBe(3000);
    for (const type of ['undo', 'undo'] as const) store.send({ type });
    expect(getCount(store)).toBe(0);
  });

  it.each([
    ['a key or pointer is pressed on its board', { type: 'press-board' }],
    ['a move is made, even one that is refused', { type: 'play', move: { type: 'nothing' } }],
    ['a move is taken back', { type: 'undo' }],
    ['a hint is asked for', { type: 'hint' }],
  ] as const)('is shown with its time standing until %s', (_, action) => {
    const { store, environment } = createTestStore(leaveAfterThreeSeconds().storage);
    store.send({ type: 'obstruct', by: 'dialog' });
    store.send({ type: 'unobstruct', by: 'dialog' });
    environment.advance(60_000);
    expect(store.getElapsedMs()).toBe(3000);
    store.send(action);
    environment.advance(2000);
    expect(store.getElapsedMs()).toBe(5000);
  });

  it('does not count a milestone twice', () => {
    const { storage, store } = createTestStore(createMemoryStorage(), PROUD);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage, PROUD).store;
    later.play(ADD);
    expect(later.getSnapshot().statistics.outcomes).toEqual({ added: 1 });
  });

  it('shows the card of a reached goal again until the player has gone on', () => {
    const game = { ...PROUD, results: { ...PROUD.results, isGoalReached: () => true } };
    const { storage, store } = createTestStore(createMemoryStorage(), game);
    store.play(ADD);
    store.send({ type: 'show-result' });
    store.close();
    const second = createTestStore(storage, game).store;
    expect(second.getSnapshot().resultCard).toBe('due');
    second.send({ type: 'show-result' });
    second.send({ type: 'dismiss-result' });
    second.close();
    expect(createTestStore(storage, game).store.getSnapshot()).toMatchObject({ resultCard: null, isUnderway: true });
  });

  it('is resumed in its variant; a game with a clock is paused', () => {
    const { storage, store } = createTestStore();
    store.newGame(BY_CLOCK);
    store.play(ADD);
    store.close();
    const later = createTestStore(storage);
    expect(later.store.getSnapshot()).toMatchObject({ variant: { id: BY_CLOCK }, hasPauseOverlay: true, isUnderway: true });
    later.environment.advance(60_000);
    expect(later.store.getElapsedMs()).toBe(0);
    later.store.send({ type: 'resume' });
    later.environment.advance(3000 + 500);
    expect(later.store.getElapsedMs()).toBe(500);
  });

  it('is not saved after undoing every move', () => {
    const { storage, store } = createTestStore();
    store.play(ADD);
    store.send({ type: 'undo' });
    store.send({ type: 'leave' });
    expect(storage.get('counter.save')).toBeNull();
  });
});
