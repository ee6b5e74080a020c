// View of Memory: the cards in rows.
import { useState, type CSSProperties } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { Field } from '#app/game-kit/slots.tsx';
import { Card, type CardSide } from './card.tsx';
import { useEarlyPress } from './use-early-press.ts';
import { getColumnCount } from '#app/games/memory/rules/deck.ts';
import { rules, type MemoryEvent, type MemoryMove, type MemoryState } from '#app/games/memory/rules/rules.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

function getSide(state: MemoryState, card: number): CardSide {
  if (state.matched.includes(card)) return 'matched';
  return state.open.includes(card) ? 'open' : 'closed';
}

/** The last two cards turned together, remembered so that their animation continues if the next card is turned quickly. */
function useLastTwoCards(events: readonly MemoryEvent[]): readonly number[] {
  const [held, setHeld] = useState<MemoryEvent | null>(null);
  const latest = events.findLast(({ type }) => type !== 'turned') ?? held;
  if (latest !== held) setHeld(latest);
  return latest && 'cards' in latest ? latest.cards : [];
}

export function View({ state, events, isPaused, play }: ViewProps<MemoryState, MemoryMove, MemoryEvent>) {
  const lastTwoCards = useLastTwoCards(events);
  const [nextCard, turn] = useEarlyPress(state, isPaused, play);
  const hasJustWon = rules.outcome(state) !== null && lastTwoCards.length > 0;
  const columns = getColumnCount(state.deck);
  return (
    <div>
      <Field>
        <div
          className={`${tray.tray} ${styles.tray}`}
          style={{ '--rows': Math.ceil(state.deck.length / columns), '--columns': columns } as CSSProperties}
          data-won={hasJustWon || undefined}
        >
          <RovingGrid columns={columns} count={state.deck.length} label="Cards" className={styles.board}>
            {(index, cell) => {
              const side = getSide(state, index);
              return (
                <Card
                  key={index}
                  cell={cell}
                  number={index + 1}
                  side={side}
                  face={side === 'closed' ? null : (state.deck[index] ?? null)}
                  isLatest={lastTwoCards.includes(index)}
                  isNext={index === nextCard}
                  onTurn={() => turn(index)}
                />
              );
            }}
          </RovingGrid>
        </div>
      </Field>
    </div>
  );
}
