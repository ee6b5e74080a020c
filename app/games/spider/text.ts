// Texts of Spider: status line, figures, toasts and announcements for screen readers.
import type { GameText, ToastMessage } from '#app/game-kit/contract.ts';
import { getCardName, getSuit, SUITS } from '#app/card-kit/rules/cards.ts';
import { describeColumn, describeMove } from '#app/card-kit/rules/phrases.ts';
import { isStuck } from './hints.ts';
import type { SpiderEvent } from './rules/changes.ts';
import { isDead } from './rules/moves.ts';
import { getScore, isWon, COLUMN_COUNT, RUN_COUNT, type SpiderState } from './rules/table.ts';
import { formatNumber } from '#app/content/format/format-count.ts';

function getStatus(state: SpiderState): string {
  if (isWon(state)) return 'You won!';
  if (isDead(state)) return 'No more moves.';
  if (isStuck(state)) return 'No more useful moves.';
  if (state.moves === 0) return 'New deal';
  return `Runs: ${state.runs.length} of ${RUN_COUNT}`;
}

function describeEvent(event: SpiderEvent): string {
  switch (event.type) {
    case 'dealt':
      return `Dealt ${COLUMN_COUNT} cards, one to each column`;
    case 'moved':
      return describeMove(event.card, event.count, describeColumn(event.to, event.onto));
    case 'turned-up':
      return `, turned up ${getCardName(event.card)}`;
    case 'completed':
      return `, a run of ${SUITS[getSuit(event.king)]} is complete`;
    case 'won':
      return '';
  }
}

function describeEvents(events: readonly SpiderEvent[], state: SpiderState): string | null {
  if (isWon(state)) return `You won! All ${RUN_COUNT} runs are complete. Score: ${formatNumber(getScore(state))}`;
  if (events.length === 0) return null;
  const sentences = events.map(describeEvent).join('');
  return isDead(state) ? `${sentences}. No more moves.` : sentences;
}

function getToast(event: SpiderEvent, state: SpiderState): ToastMessage | null {
  return event.type === 'completed' && !isWon(state)
    ? { title: 'Run complete!', detail: `${state.runs.length} of ${RUN_COUNT}, plus 100 points` }
    : null;
}

export const text: GameText<SpiderState, SpiderEvent> = {
  status: getStatus,
  figures: (state) => [
    ['Score', getScore(state)],
    ['Moves', state.moves],
  ],
  announcement: describeEvents,
  toast: getToast,
};
