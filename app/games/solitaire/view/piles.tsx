// The piles of the table: stock, waste, foundations and columns.
import { memo, type CSSProperties } from 'react';
import { NO_CARD, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { FIRST_FOUNDATION, WASTE } from '#app/games/solitaire/rules/table.ts';
import { HiddenCard, OpenCard, Place, StockButton } from './card.tsx';
import styles from './piles.module.css';

/** Interaction state of a pile; counts refer to its top cards, 0 means none. */
export interface PileLooks {
  readonly isLarge: boolean;
  readonly isTarget: boolean; // held cards can be placed here
  readonly isHintTarget: boolean;
  readonly held: number;
  readonly dragged: number;
  readonly hinted: number;
  readonly stop: number | null; // the Tab stop, by its count
}

const VISIBLE_WASTE_CARDS = 3;
const OPEN_CARD_STEP = 0.33; // visible part of a covered card, in card heights, if there is enough room
const LARGE_OPEN_CARD_STEP = 0.46;

/**
 * The grid rows of a column: the fan is compressed until all cards fit on the table. Inline styles instead of custom properties, because
 * all shapes on all cards would inherit those.
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

/** The face-up cards of a column. Any card of the run can be taken with those on it, otherwise only the top one. */
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
  const under = top - SUIT_COUNT; // the previous card of the suit
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
