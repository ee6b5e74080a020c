// What always holds in Color Match.
import { engine, PENALTY_MS, type ColorMatchMove } from '#app/mini-games/color-match/rules/rules.ts';
import { must, soakOf } from './soak-game.ts';

export const colorMatch = soakOf({
  title: 'Color Match',
  engine,
  randomMove({ number }, roll): ColorMatchMove {
    const kind = roll(10);
    if (kind === 0) return { type: 'start' };
    if (kind < 4) return { type: 'tick', elapsedMs: roll(400) - 5 };
    return { type: 'answer', number: number + (roll(20) === 0 ? 1 : 0), saysMatch: roll(2) === 0 };
  },
  checkState({ remainingMs, totalMs, right, wrong, number, streak, shownMs, deck }) {
    must(remainingMs >= 0 && remainingMs <= totalMs, `${remainingMs} ms are left`);
    must(right + wrong === number - 1, 'prompts and answers are not the same number');
    must(streak <= right && shownMs >= 0, 'a figure is impossible');
    must(deck.run >= 1 && deck.run <= 4, 'five prompts in a row have the same answer');
  },
  checkStep(before, after, move) {
    const lost = before.remainingMs - after.remainingMs;
    must(lost >= 0, 'time came back');
    if (move.type === 'tick') must(lost <= move.elapsedMs && after.number === before.number, 'a tick took more than its time');
    if (move.type !== 'answer') return;
    const isRight = (before.deck.prompt.word === before.deck.prompt.ink) === move.saysMatch;
    must(after.right - before.right === (isRight ? 1 : 0), 'a right answer is not one point');
    must(lost === (isRight ? 0 : Math.min(PENALTY_MS, before.remainingMs)), 'an answer cost the wrong time');
  },
});
