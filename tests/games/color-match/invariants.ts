// Invariants of Color Match, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { PENALTY_MS, type ColorMatchEvent, type ColorMatchMove, type ColorMatchState } from '#app/games/color-match/rules/rules.ts';

const LAST_SECONDS = Array.from({ length: 11 }, (_, seconds) => seconds);

/** Each of the last ten seconds is told when it begins, and the end when it comes, unless a later one is reached in the same step. */
function checkTimeEvents(before: ColorMatchState, after: ColorMatchState, events: readonly ColorMatchEvent[]): void {
  const told = events.flatMap((event) => (event.type === 'last-seconds' ? event.seconds : event.type === 'time-up' ? 0 : []));
  const reached = LAST_SECONDS.find((seconds) => before.remainingMs > 1000 * seconds && after.remainingMs <= 1000 * seconds);
  assertHolds(told.join() === [reached].join(), `the time said "${told.join()}" at ${after.remainingMs} ms`);
}

export const invariants: Invariants<ColorMatchState, ColorMatchMove, ColorMatchEvent> = {
  checkState({ remainingMs, totalMs, right, wrong, number, streak, shownMs, deck }) {
    assertHolds(remainingMs >= 0 && remainingMs <= totalMs, `${remainingMs} ms are left`);
    assertHolds(right + wrong === number - 1, 'prompts and answers are not the same number');
    assertHolds(streak <= right && shownMs >= 0, 'a figure is impossible');
    assertHolds(deck.run >= 1 && deck.run <= 4, 'five prompts in a row have the same answer');
  },
  checkStep(before, after, by, events) {
    const lostMs = before.remainingMs - after.remainingMs;
    checkTimeEvents(before, after, events);
    const answers = events.filter((event) => event.type === 'answered');
    assertHolds(answers.length === after.number - before.number, 'the answered events do not match the move');
    if (typeof by === 'number') {
      assertHolds(
        lostMs === Math.min(by, before.remainingMs) && after.number === before.number,
        'the time step changed more than the time',
      );
      return;
    }
    assertHolds(events.some(({ type }) => type === 'started') === (by.type === 'start'), 'the started event does not match the move');
    if (by.type === 'start') return;
    const { prompt } = before.deck;
    const isRight = (prompt.word === prompt.ink) === by.saysMatch;
    assertHolds(after.right - before.right === (isRight ? 1 : 0), 'a correct answer is not worth one point');
    assertHolds(lostMs === (isRight ? 0 : Math.min(PENALTY_MS, before.remainingMs)), 'an answer cost the wrong time');
    const [announced] = answers;
    assertHolds(
      announced?.number === before.number && announced.isRight === isRight && announced.saysMatch === by.saysMatch,
      'the event has the wrong answer',
    );
    assertHolds(announced?.prompt.word === prompt.word && announced.prompt.ink === prompt.ink, 'the event has the wrong prompt');
  },
};
