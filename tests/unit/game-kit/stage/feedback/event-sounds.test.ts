// Tests the sounds of events and effects, from a game's table of sounds.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { getEffectSounds } from '#app/game-kit/stage/feedback/feedback.ts';

const loud = {
  ...counter,
  sounds: {
    slid: 'place',
    merged: ({ power }: { readonly power: number }) => ({ cue: 'merge', semitones: 2 * power }),
    landed: ({ dropped }: { readonly dropped: number }) => (dropped > 0 ? 'drop' : 'place'),
  },
};

type TestEvent = GameEvent & Readonly<Record<string, unknown>>;

function listSoundsOf(game: unknown, effect: Effect): readonly string[] {
  return getEffectSounds(game as MiniGame, effect).map(({ cue, semitones }) => `${cue} +${semitones}`);
}

function listSounds(game: unknown, ...events: readonly TestEvent[]): readonly string[] {
  return listSoundsOf(game, { type: 'events', events });
}

describe('events', () => {
  it('play in order, each cue once at its highest pitch', () => {
    const merged = (power: number) => ({ type: 'merged', power });
    expect(listSounds(loud, { type: 'slid' }, merged(2), merged(5), merged(3), { type: 'spawned' })).toEqual(['place +0', 'merge +10']);
  });

  it('of one type can have different cues', () => {
    expect(listSounds(loud, { type: 'landed', dropped: 0 })).toEqual(['place +0']);
    expect(listSounds(loud, { type: 'landed', dropped: 4 })).toEqual(['drop +0']);
  });

  it('without an entry are silent, and so is a game without a table', () => {
    expect(listSounds(loud, { type: 'spawned' })).toEqual([]);
    expect(listSounds(counter, { type: 'added', step: 1 })).toEqual([]);
  });
});

describe('the end', () => {
  it.each([
    ['won', 'win'],
    ['lost', 'lose'],
    ['over', 'lose'],
    ['draw', 'flag'],
  ] as const)('of a game that is %s has the same sound in all games', (result, cue) => {
    expect(listSoundsOf(counter, { type: 'ended', result })).toEqual([`${cue} +0`]);
  });
});

it('other effects are silent', () => {
  const effects: readonly Effect[] = [{ type: 'announce', text: 'X' }, { type: 'focus' }, { type: 'celebrate' }];
  for (const effect of effects) expect(listSoundsOf(loud, effect)).toEqual([]);
});
