// The piles of a table that the card games share: stock, foundations and columns.
import { formatCount } from '#app/content/format/format-count.ts';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { NO_CARD, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { HiddenCard, OpenCard, Place } from './card.tsx';
import cardStyles from './card.module.css';
import styles from './piles.module.css';

/** Interaction state of a pile; counts refer to its top cards, 0 means none. */
export interface PileLooks {
  readonly isTarget: boolean; // held cards can be placed here
  readonly isHintTarget: boolean;
  readonly held: number;
  readonly dragged: number;
  readonly hinted: number;
  readonly tabStop: number | null; // the Tab stop, by its count
}

/** Visible part of a covered card, in card heights, if there is enough room. */
const OPEN_CARD_STEP = '(0.33 + 0.13 * var(--large))';

/**
 * The grid rows of a column: the fan is compressed until all cards fit on the table. Inline styles instead of custom properties, because
 * all shapes on all cards would inherit those.
 */
function getFanStyle(hidden: number, open: number): CSSProperties {
  return {
    gridTemplateRows: hidden === 0 ? 'none' : `repeat(${hidden}, var(--down))`,
    gridAutoRows: `min(${OPEN_CARD_STEP} * var(--h), (var(--column) - var(--h) - ${hidden} * var(--down)) / ${Math.max(1, open - 1)})`,
  };
}

export interface StockProps {
  readonly pile: Pile;
  readonly name: string; // of the pile
  readonly label: string; // of the button
  readonly left: number; // cards or deals
  readonly children?: ReactNode; // shown when nothing is left
}

export function Stock({ pile, name, label, left, children, tabStop, hinted }: StockProps & PileLooks) {
  return (
    <div role="group" aria-label={name} className={styles.stock}>
      <button
        type="button"
        className={left === 0 ? cardStyles.place : cardStyles.card}
        aria-label={label}
        tabIndex={tabStop === null ? -1 : 0}
        data-play={tabStop !== null || undefined}
        data-stock=""
        data-pile={pile}
        data-count={0}
        data-back={left === 0 ? undefined : ''}
        data-deep={left > 1 || undefined}
        data-hint={hinted > 0 || undefined}
      >
        {left === 0 && children}
      </button>
      {left > 0 && (
        <span aria-hidden translate="no" className={styles.left}>
          {left}
        </span>
      )}
    </div>
  );
}

/** The face-up cards of a pile. In a column, any card can be reached, otherwise only the top one. */
export function OpenCards({
  cards,
  pile,
  isColumn = false,
  ...looks
}: { cards: readonly Card[]; pile: Pile; isColumn?: boolean } & PileLooks) {
  return cards.map((card, index) => {
    const count = cards.length - index;
    return (
      <OpenCard
        key={card}
        card={card}
        pile={pile}
        count={count}
        isHeld={count <= looks.held}
        isDragged={count <= looks.dragged}
        isHinted={count <= looks.hinted}
        isTabStop={count === looks.tabStop}
        isCovered={!isColumn && count > 1}
      />
    );
  });
}

export interface SquarePileProps {
  readonly pile: Pile;
  readonly name: string;
  readonly emptyName: string;
  readonly mark: ReactNode; // on the empty place
  readonly cards: readonly Card[]; // those that can be seen while the top one is lifted
}

/** A pile of which only the top card shows, such as a foundation or a free cell. */
export function SquarePile({ pile, name, emptyName, mark, cards, ...looks }: SquarePileProps & PileLooks) {
  return (
    <div
      role="group"
      aria-label={name}
      className={styles.square}
      data-pile={pile}
      data-target={looks.isTarget || undefined}
      data-hint={looks.isHintTarget ? 'last' : undefined}
    >
      <Place name={emptyName} pile={pile} mark={mark} isEmpty={cards.length === 0} isTabStop={looks.tabStop !== null} />
      <OpenCards cards={cards} pile={pile} {...looks} />
    </div>
  );
}

/** A foundation, with the previous card of its suit below the top one. */
export function Foundation({ top, ...props }: { top: Card } & Omit<SquarePileProps, 'cards' | 'emptyName'> & PileLooks) {
  return <SquarePile emptyName="Empty foundation" cards={[top - SUIT_COUNT, top].filter((card) => card > NO_CARD)} {...props} />;
}

export interface ColumnProps {
  readonly pile: Pile;
  readonly cards: readonly Card[];
  /** Number of face-down cards; omitted in games where all cards are face up. */
  readonly hidden?: number;
  readonly mark?: string;
}

/** The number of cards of a column, for screen readers: '5 cards, 2 face down'. */
function describeCounts(count: number, hidden: number | undefined): string {
  const cards = formatCount(count, 'card');
  return hidden === undefined ? cards : `${cards}, ${hidden} face down`;
}

export const Column = memo(function Column({ pile, cards, hidden, mark = '', ...looks }: ColumnProps & PileLooks) {
  const down = hidden ?? 0;
  return (
    <div
      role="group"
      aria-label={`Tableau ${pile + 1}`}
      className={styles.column}
      style={getFanStyle(down, cards.length - down)}
      data-pile={pile}
      data-target={looks.isTarget || undefined}
      data-hint={looks.isHintTarget ? 'last' : undefined}
    >
      <span className="visually-hidden">{describeCounts(cards.length, hidden)}</span>
      <Place name="Empty column" pile={pile} mark={mark} isEmpty={cards.length === 0} isTabStop={looks.tabStop !== null} />
      {cards.slice(0, down).map((card) => (
        <HiddenCard key={card} />
      ))}
      <OpenCards cards={cards.slice(down)} pile={pile} isColumn {...looks} />
    </div>
  );
});
