// A face-up card, a face-down card, and an empty place for cards.
import { memo, type ReactNode } from 'react';
import { CardFace } from './card-face.tsx';
import { getCardName, type Card } from '#app/card-kit/rules/cards.ts';
import type { Pile } from '#app/card-kit/rules/piles.ts';
import styles from './card.module.css';

export interface CardLooks {
  readonly isHeld?: boolean;
  readonly isDragged?: boolean;
  readonly isHinted?: boolean;
  /** Whether it is the Tab stop. */
  readonly isTabStop?: boolean;
  /** Whether another card covers it, so that it is hidden from assistive technology and cannot be pressed. */
  readonly isCovered?: boolean;
}

/**
 * A face-up card; `count` is the number of cards from it to the top of its pile. A covered card stays the same element, so that its face
 * is not rendered again when another card is placed on it.
 */
export const OpenCard = memo(function OpenCard({ card, pile, count, ...looks }: CardLooks & { card: Card; pile: Pile; count: number }) {
  const { isTabStop, isCovered } = looks;
  return (
    <button
      type="button"
      className={styles.card}
      aria-label={getCardName(card)}
      aria-hidden={isCovered || undefined}
      tabIndex={isTabStop ? 0 : -1}
      data-play={isTabStop || undefined}
      data-card={card}
      data-pile={isCovered ? undefined : pile}
      data-count={isCovered ? undefined : count}
      data-held={looks.isHeld || undefined}
      data-dragged={looks.isDragged || undefined}
      data-hint={looks.isHinted || undefined}
    >
      <CardFace card={card} />
    </button>
  );
});

export function HiddenCard() {
  return <span role="img" aria-label="Face-down card" className={styles.card} data-back="" />;
}

interface PlaceProps {
  readonly name: string;
  readonly pile: Pile;
  readonly mark: ReactNode;
  readonly isEmpty: boolean;
  readonly isTabStop: boolean;
}

/** The place of a pile; it can be pressed while the pile is empty. */
export function Place({ name, pile, mark, isEmpty, isTabStop }: PlaceProps) {
  if (!isEmpty) return <span aria-hidden className={styles.place} />;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={name}
      tabIndex={isTabStop ? 0 : -1}
      data-play={isTabStop || undefined}
      data-pile={pile}
      data-count={0}
    >
      {mark}
    </button>
  );
}
