// The waste: the last drawn cards, of which only the top one can be played.
import type { Card } from '#app/card-kit/rules/cards.ts';
import { Place } from '#app/card-kit/view/card.tsx';
import { OpenCards, type PileLooks } from '#app/card-kit/view/piles.tsx';
import { WASTE } from '#app/games/solitaire/rules/table.ts';
import styles from './view.module.css';

const VISIBLE_CARDS = 3;

export function Waste({ cards, ...looks }: { cards: readonly Card[] } & PileLooks) {
  return (
    <div role="group" aria-label="Waste" className={styles.waste}>
      {cards.length < 2 && <Place name="Empty waste" pile={WASTE} mark="" isEmpty={cards.length === 0} isTabStop={looks.stop !== null} />}
      <OpenCards cards={cards.slice(-VISIBLE_CARDS)} pile={WASTE} {...looks} />
    </div>
  );
}
