// The table of Memory: the figures, and the cards four wide.
import type { KeyboardEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { RovingGrid } from '#app/mini-games/input/roving-grid.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Card, type CardSide } from './card.tsx';
import { isOver, type MemoryMove, type MemoryState } from '#app/mini-games/memory/rules/rules.ts';
import styles from './view.module.css';

const COLUMNS = 4;

function sideOf(state: MemoryState, card: number): CardSide {
  if (state.matched.includes(card)) return 'matched';
  return state.open.includes(card) ? 'open' : 'closed';
}

/** A key that is held down turns one card only. */
function isHeldPress(event: KeyboardEvent): boolean {
  return event.repeat && (event.key === 'Enter' || event.key === ' ');
}

export function View({ state, isPaused, best, play }: ViewProps<MemoryState, MemoryMove>) {
  return (
    <div className={styles.frame}>
      <Figures
        items={[
          ['Moves', state.moves],
          ['Best', best ?? '–'],
        ]}
      />
      <div className={styles.tray} data-size={state.deck.length} data-over={isOver(state) || undefined}>
        <RovingGrid columns={COLUMNS} count={state.deck.length} label="Cards" className={styles.board} onKey={isHeldPress}>
          {(index, cell) => {
            const side = sideOf(state, index);
            return (
              <Card
                key={index}
                cell={cell}
                number={index + 1}
                side={side}
                face={side === 'closed' ? null : (state.deck[index] ?? null)}
                isLatest={state.open.length !== 1 && (state.lastTurn?.includes(index) ?? false)}
                isDisabled={isPaused || side === 'matched'}
                onTurn={() => play({ type: 'turn', card: index })}
              />
            );
          }}
        </RovingGrid>
      </div>
    </div>
  );
}
