// The piles of the table: stock, waste, foundations and columns.
import { memo, type CSSProperties } from 'react';
import { NO_CARD, SUIT_COUNT, type Card } from '#app/mini-games/solitaire/rules/cards.ts';
import { FIRST_FOUNDATION, WASTE, type Pile } from '#app/mini-games/solitaire/rules/table.ts';
import { CoveredCard, HiddenCard, OpenCard, Place, StockButton } from './card.tsx';
import styles from './piles.module.css';

/** What is going on at one pile; counts are of its top cards, 0 for none. */
export interface PileLooks {
  readonly isLarge: boolean;
  readonly isTarget: boolean; // held cards may go here
  readonly isHintTarget: boolean;
  readonly held: number;
  readonly dragged: number;
  readonly hinted: number;
  readonly stop: number | null; // the card that Tab reaches, by its count
}

const FANNED = 3; // cards of the waste that can be seen
const UP_STEP = 0.33; // how much of an open card can be seen where the column has the room
const LARGE_UP_STEP = 0.46;

/** The style of a column: what its fan is reckoned from. */
function fan(hidden: number, open: number, isLarge: boolean): CSSProperties {
  return { '--hidden': hidden, '--covered': Math.max(1, open - 1), '--step': isLarge ? LARGE_UP_STEP : UP_STEP } as CSSProperties;
}

export function Stock({ left, drawn, draws, stop, hinted }: { left: number; drawn: number; draws: 1 | 3 } & PileLooks) {
  return (
    <div role="group" aria-label={`Stock, ${left} ${left === 1 ? 'card' : 'cards'}`} className={styles.stock}>
      <StockButton left={left} drawn={drawn} draws={draws} isStop={stop !== null} isHinted={hinted > 0} />
    </div>
  );
}

/** The one card of a pile that can be taken. */
function TopCard({ card, pile, isLarge, held, dragged, hinted, stop }: { card: Card; pile: Pile } & PileLooks) {
  return (
    <OpenCard
      card={card}
      pile={pile}
      count={1}
      isLarge={isLarge}
      isHeld={held > 0}
      isDragged={dragged > 0}
      isHinted={hinted > 0}
      isStop={stop !== null}
    />
  );
}

export function Waste({ cards, ...looks }: { cards: readonly Card[] } & PileLooks) {
  const top = cards.at(-1);
  return (
    <div role="group" aria-label="Waste" className={styles.waste}>
      {cards.length < 2 && <Place name="Empty waste" pile={WASTE} mark="" isEmpty={top === undefined} isStop={looks.stop !== null} />}
      {cards.slice(-FANNED, -1).map((card) => (
        <CoveredCard key={card} card={card} isLarge={looks.isLarge} />
      ))}
      {top !== undefined && <TopCard key={top} card={top} pile={WASTE} {...looks} />}
    </div>
  );
}

export function Foundation({ pile, top, ...looks }: { pile: Pile; top: Card } & PileLooks) {
  const under = top - SUIT_COUNT; // the card before it
  return (
    <div
      role="group"
      aria-label={`Foundation ${pile - FIRST_FOUNDATION + 1}`}
      className={styles.foundation}
      data-pile={pile}
      data-target={looks.isTarget || undefined}
      data-hint={looks.isHintTarget || undefined}
    >
      <Place name="Empty foundation" pile={pile} mark="A" isEmpty={top === NO_CARD} isStop={looks.stop !== null} />
      {under >= 0 && <CoveredCard key={under} card={under} isLarge={looks.isLarge} />}
      {top !== NO_CARD && <TopCard key={top} card={top} pile={pile} {...looks} />}
    </div>
  );
}

export const Column = memo(function Column({
  pile,
  cards,
  hidden,
  isLarge,
  isTarget,
  isHintTarget,
  held,
  dragged,
  hinted,
  stop,
}: { pile: Pile; cards: readonly Card[]; hidden: number } & PileLooks) {
  return (
    <div
      role="group"
      aria-label={`Tableau ${pile + 1}`}
      className={styles.column}
      style={fan(hidden, cards.length - hidden, isLarge)}
      data-pile={pile}
      data-target={isTarget || undefined}
      data-hint={isHintTarget || undefined}
    >
      <span className="visually-hidden">{`${cards.length} cards, ${hidden} face down`}</span>
      <Place name="Empty column" pile={pile} mark="K" isEmpty={cards.length === 0} isStop={stop !== null} />
      {cards.map((card, index) => {
        const count = cards.length - index;
        if (index < hidden) return <HiddenCard key={card} />;
        return (
          <OpenCard
            key={card}
            card={card}
            pile={pile}
            count={count}
            isLarge={isLarge}
            isHeld={count <= held}
            isDragged={count <= dragged}
            isHinted={count <= hinted}
            isStop={count === stop}
          />
        );
      })}
    </div>
  );
});
