// Tests the sounds of events and effects, from the sound tables of the games.
import { describe, expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as game2048 } from '#app/games/2048/game.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { game as tetris } from '#app/games/tetris/game.ts';
import type { GameEvent } from '#app/game-kit/rules.ts';
import type { Effect } from '#app/game-kit/session/session.ts';
import { getEffectSounds } from '#app/game-kit/stage/feedback/feedback.ts';

type TestEvent = GameEvent & Readonly<Record<string, unknown>>;

function listSounds(game: unknown, ...events: readonly TestEvent[]): readonly string[] {
  return getEffectSounds(game as MiniGame, { type: 'events', events }).map(({ cue, semitones }) => `${cue} +${semitones}`);
}

describe('events', () => {
  it('play in order, each cue once at its highest pitch', () => {
    const merged = (power: number) => ({ type: 'merged', cell: 0, power });
    const spawned = { type: 'spawned', cell: 3, power: 1 };
    expect(listSounds(game2048, { type: 'slid', direction: 'left', targets: [] }, merged(2), merged(5), merged(3), spawned)).toEqual([
      'place +0',
      'merge +10',
    ]);
  });

  it('of one type can have different cues', () => {
    const landed = (dropped: number) => ({ type: 'landed', piece: null, dropped });
    expect(listSounds(tetris, landed(0))).toEqual(['place +0']);
    expect(listSounds(tetris, landed(4))).toEqual(['drop +0']);
    expect(listSounds(tetris, { type: 'cleared', rows: [1, 2, 3, 4], bricks: [] })).toEqual(['line +9']);
  });

  it('without an entry are silent, and so is a game without a table', () => {
    expect(listSounds(tetris, { type: 'moved', side: 'left' })).toEqual([]);
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
    expect(getEffectSounds(counter as MiniGame, { type: 'ended', result })).toEqual([{ cue, semitones: 0 }]);
  });
});

it('other effects are silent', () => {
  const effects: readonly Effect[] = [{ type: 'announce', text: 'X' }, { type: 'focus' }, { type: 'celebrate' }];
  for (const effect of effects) expect(getEffectSounds(tetris as MiniGame, effect)).toEqual([]);
});
