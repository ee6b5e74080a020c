// The piles of the table: stock, waste, foundations and columns.
import { memo, type CSSProperties } from 'react';
import { NO_CARD, SUIT_COUNT, type Card } from '#app/games/solitaire/rules/cards.ts';
import { FIRST_FOUNDATION, WASTE, type Pile } from '#app/games/solitaire/rules/table.ts';
import { HiddenCard, OpenCard, Place, StockButton } from './card.tsx';
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

const VISIBLE_WASTE_CARDS = 3; // cards of the waste that can be seen
const OPEN_CARD_STEP = 0.33; // how much of an open card can be seen where the column has the room
const LARGE_OPEN_CARD_STEP = 0.46;

/**
 * The rows of a column: its fan closes as far as its cards need to stay on the table. Given as they are and not by custom
 * properties, which all shapes on all cards would inherit.
 */
function getFanStyle(hidden: number, open: number, isLarge: boolean): CSSProperties {
  const step = isLarge ? LARGE_OPEN_CARD_STEP : OPEN_CARD_STEP;
  return {
    gridTemplateRows: hidden === 0 ? 'none' : `repeat(${hidden}, var(--down))`,
    gridAutoRows: `min(${step} * var(--h), (var(--column) - var(--h) - ${hidden} * var(--down)) / ${Math.max(1, open - 1)})`,
  };
}

export function Stock({ left, drawn, draws, stop, hinted }: { left: number; drawn: number; draws: 1 | 3 } & PileLooks) {
  return (
    <div role="group" aria-label={`Stock, ${left} ${left === 1 ? 'card' : 'cards'}`} className={styles.stock}>
      <StockButton left={left} drawn={drawn} draws={draws} isTabStop={stop !== null} isHinted={hinted > 0} />
      {left > 0 && (
        <span aria-hidden className={styles.left}>
          {left}
        </span>
      )}
    </div>
  );
}

/** Open cards on each other: of a run any can be taken with those on it, else only the top one. */
function OpenCards({
  cards,
  pile,
  isRun = false,
  isLarge,
  held,
  dragged,
  hinted,
  stop,
}: { cards: readonly Card[]; pile: Pile; isRun?: boolean } & PileLooks) {
  return cards.map((card, index) => {
    const count = cards.length - index;
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
        isTabStop={count === stop}
        isCovered={!isRun && count > 1}
      />
    );
  });
}

export function Waste({ cards, ...looks }: { cards: readonly Card[] } & PileLooks) {
  return (
    <div role="group" aria-label="Waste" className={styles.waste}>
      {cards.length < 2 && <Place name="Empty waste" pile={WASTE} mark="" isEmpty={cards.length === 0} isTabStop={looks.stop !== null} />}
      <OpenCards cards={cards.slice(-VISIBLE_WASTE_CARDS)} pile={WASTE} {...looks} />
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
      <Place name="Empty foundation" pile={pile} mark="A" isEmpty={top === NO_CARD} isTabStop={looks.stop !== null} />
      <OpenCards cards={[under, top].filter((card) => card > NO_CARD)} pile={pile} {...looks} />
    </div>
  );
}

export const Column = memo(function Column({
  pile,
  cards,
  hidden,
  ...looks
}: { pile: Pile; cards: readonly Card[]; hidden: number } & PileLooks) {
  return (
    <div
      role="group"
      aria-label={`Tableau ${pile + 1}`}
      className={styles.column}
      style={getFanStyle(hidden, cards.length - hidden, looks.isLarge)}
      data-pile={pile}
      data-target={looks.isTarget || undefined}
      data-hint={looks.isHintTarget || undefined}
    >
      <span className="visually-hidden">{`${cards.length} ${cards.length === 1 ? 'card' : 'cards'}, ${hidden} face down`}</span>
      <Place name="Empty column" pile={pile} mark="K" isEmpty={cards.length === 0} isTabStop={looks.stop !== null} />
      {cards.slice(0, hidden).map((card) => (
        <HiddenCard key={card} />
      ))}
      <OpenCards cards={cards.slice(hidden)} pile={pile} isRun {...looks} />
    </div>
  );
});
