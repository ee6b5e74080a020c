// Texts of Block Blitz: status line, figures, toasts and announcements for screen readers.
import type { GameText, ToastMessage } from '#app/game-kit/contract.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/place-names.ts';
import { getPieceName } from './names.ts';
import { SIDE } from './rules/field.ts';
import { isOver, type BlockBlitzEvent, type BlockBlitzState } from './rules/rules.ts';

/** The smallest combo that is worth a toast. */
const TOAST_COMBO = 3;

function getStatus(state: BlockBlitzState): string {
  if (isOver(state)) return 'No blocks fit.';
  return state.combo > 1 ? `Combo ×${state.combo}` : 'Fill a row or a column';
}

function describeEvent(event: BlockBlitzEvent): string {
  switch (event.type) {
    case 'placed':
      return `Placed ${lowercaseFirst(getPieceName(event.piece))}, at ${lowercaseFirst(getPlaceName(event.cells[0] ?? 0, SIDE))}`;
    case 'burst': {
      const lines = event.rows.length + event.columns.length;
      const burst = lines === 1 ? 'a line bursts' : `${lines} lines burst`;
      return `, ${burst} for ${event.points} points${event.combo > 1 ? `, combo ${event.combo}` : ''}`;
    }
    case 'dealt':
      return '. Three new blocks';
    case 'over':
      return '. No blocks fit';
    default:
      event satisfies never;
      return '';
  }
}

function getToast(event: BlockBlitzEvent): ToastMessage | null {
  return event.type === 'burst' && event.combo >= TOAST_COMBO ? { title: `Combo ×${event.combo}`, detail: `+${event.points}` } : null;
}

export const text: GameText<BlockBlitzState, BlockBlitzEvent> = {
  status: getStatus,
  figures: ({ score }, { best }) => [
    ['Score', score],
    ['Best', best ?? 0],
  ],
  announcement: (events) => (events.length === 0 ? null : events.map(describeEvent).join('')),
  toast: getToast,
};
