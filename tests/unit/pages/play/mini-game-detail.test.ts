// Tests that the page of a mini game says its rules once.
import { expect, it } from 'vitest';
import { createMiniGameDetail } from '#app/pages/play/mini-game-detail.ts';
import { registry } from '#app/games/registry.ts';

/** As many words in a row as make a repetition, not a phrase. */
const REPEATED_WORDS = 5;

function listWordRuns(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const words = line.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
    return words.slice(REPEATED_WORDS - 1).map((_, start) => words.slice(start, start + REPEATED_WORDS).join(' '));
  });
}

it.each(registry)('More Rules of $title repeats nothing of How to Play', async (entry) => {
  const { howToPlay, rules, questions } = createMiniGameDetail(entry, (await entry.load()).game);
  const said = new Set(listWordRuns([...howToPlay, ...questions.map(({ answer }) => answer)]));
  expect(listWordRuns(rules).filter((run) => said.has(run))).toEqual([]);
});
