// View of FreeCell: renders the table and turns presses on cards into moves.
import type { ViewProps } from '#app/game-kit/contract.ts';
import { NO_CARD, SUITS } from '#app/card-kit/rules/cards.ts';
import { CardTable } from '#app/card-kit/view/card-table.tsx';
import { PIPS } from '#app/card-kit/view/card-shapes.ts';
import { Column, Foundation, SquarePile } from '#app/card-kit/view/piles.tsx';
import { useCardTable } from '#app/card-kit/view/use-card-table.ts';
import type { FreeCellEvent } from '#app/games/freecell/rules/changes.ts';
import type { FreeCellMove } from '#app/games/freecell/rules/moves.ts';
import { FIRST_CELL, getTopCard, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import { CELLS, cardGame, COLUMNS, FOUNDATIONS, LAYOUT } from './layout.ts';
import { DealPicker } from './deal-picker.tsx';
import styles from './view.module.css';

const loadCascade = () => import('#app/card-kit/view/cascade.ts');

function SuitMark({ suit }: { suit: number }) {
  return (
    <svg aria-hidden viewBox="-50 -50 100 100">
      <path d={PIPS[suit]} fill="currentcolor" />
    </svg>
  );
}

export function View(props: ViewProps<FreeCellState, FreeCellMove, FreeCellEvent>) {
  const { state, preferences } = props;
  const table = useCardTable(props, { game: cardGame, layout: LAYOUT, isUntouched: state.moves === 0, loadCascade });

  return (
    <CardTable table={table} preferences={preferences} className={styles.board} over={state.moves === 0 && <DealPicker />}>
      {CELLS.map((pile) => (
        <SquarePile
          key={pile}
          pile={pile}
          name={`Free cell ${pile - FIRST_CELL + 1}`}
          emptyName="Empty free cell"
          mark=""
          cards={[getTopCard(state, pile)].filter((card) => card !== NO_CARD)}
          {...table.getLooks(pile)}
        />
      ))}
      {FOUNDATIONS.map((pile, suit) => (
        <Foundation
          key={pile}
          pile={pile}
          name={`Foundation, ${SUITS[suit]}`}
          mark={<SuitMark suit={suit} />}
          top={getTopCard(state, pile)}
          {...table.getLooks(pile)}
        />
      ))}
      {COLUMNS.map((pile) => (
        <Column key={pile} pile={pile} cards={state.columns[pile] ?? []} {...table.getLooks(pile)} />
      ))}
    </CardTable>
  );
}
