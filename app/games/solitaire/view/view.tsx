// View of Solitaire: renders the table and turns presses on cards into moves.
import type { Card } from '#app/card-kit/rules/cards.ts';
import { Place } from '#app/card-kit/view/card.tsx';
import { OpenCards, type PileLooks, Column, Foundation, Stock } from '#app/card-kit/view/piles.tsx';
import { COLUMNS, FIRST_FOUNDATION, FOUNDATIONS, getTopCard, isUntouched, WASTE } from '#app/games/solitaire/rules/table.ts';
import type { SolitaireState } from '#app/games/solitaire/rules/table.ts';
import styles from './view.module.css';
import { formatCount } from '#app/content/format/format-count.ts';
import { RotateCcw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { CardTable, FinishButton } from '#app/card-kit/view/card-table.tsx';
import { useCardTable } from '#app/card-kit/view/use-card-table.ts';
import { isOutOfHints } from '#app/games/solitaire/hints.ts';
import { STOCK_RIGHT } from '#app/games/solitaire/text.ts';
import type { SolitaireEvent } from '#app/games/solitaire/rules/changes.ts';
import { canFinish } from '#app/games/solitaire/rules/finish.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { cardGame, LAYOUT, MIRRORED, STOCK } from './layout.ts';

const loadCascade = () => import('#app/card-kit/view/cascade.ts');

const VISIBLE_CARDS = 3;

/** The waste: the last drawn cards, of which only the top one can be played. */
function Waste({ cards, ...looks }: { cards: readonly Card[] } & PileLooks) {
  return (
    <div role="group" aria-label="Waste" className={styles.waste}>
      {cards.length < 2 && (
        <Place name="Empty waste" pile={WASTE} mark="" isEmpty={cards.length === 0} isTabStop={looks.tabStop !== null} />
      )}
      <OpenCards cards={cards.slice(-VISIBLE_CARDS)} pile={WASTE} {...looks} />
    </div>
  );
}

function getStockLabel(left: number, drawn: number, draws: 1 | 3): string {
  if (left > 0) return draws === 3 ? 'Draw three cards' : 'Draw a card';
  return drawn > 0 ? 'Recycle the waste pile' : 'Nothing left to draw';
}

export function View(props: ViewProps<SolitaireState, SolitaireMove, SolitaireEvent>) {
  const { state, hint, preferences, turningPoint, play } = props;
  const isMirrored = preferences[STOCK_RIGHT.id] === true;
  const table = useCardTable(props, {
    game: cardGame,
    layout: isMirrored ? MIRRORED : LAYOUT,
    isUntouched: isUntouched(state),
    loadCascade,
    onDraw: () => play({ type: 'draw' }),
  });
  const left = state.talon.length - state.drawn;

  const topRow = [
    <Stock
      key="stock"
      pile={STOCK}
      name={`Stock, ${formatCount(left, 'card')}`}
      label={getStockLabel(left, state.drawn, state.options.draws)}
      left={left}
      {...table.getLooks(STOCK)}
    >
      {state.drawn > 0 && <Icon icon={RotateCcw} />}
    </Stock>,
    <Waste key="waste" cards={state.talon.slice(0, state.drawn)} {...table.getLooks(WASTE)} />,
    ...(isMirrored ? FOUNDATIONS.toReversed() : FOUNDATIONS).map((pile) => (
      <Foundation
        key={pile}
        pile={pile}
        name={`Foundation ${pile - FIRST_FOUNDATION + 1}`}
        mark="A"
        top={getTopCard(state, pile)}
        {...table.getLooks(pile)}
      />
    )),
  ];

  return (
    <CardTable
      table={table}
      preferences={preferences}
      className={isMirrored ? `${styles.board} ${styles.mirrored}` : styles.board}
      over={
        canFinish(state) ? (
          <FinishButton isHinted={hint?.type === 'finish'} onFinish={() => play({ type: 'finish' })} />
        ) : (
          isOutOfHints(state) && turningPoint
        )
      }
    >
      {isMirrored ? topRow.toReversed() : topRow}
      {COLUMNS.map((pile) => (
        <Column
          key={pile}
          pile={pile}
          cards={state.columns[pile] ?? []}
          hidden={state.hidden[pile] ?? 0}
          mark="K"
          {...table.getLooks(pile)}
        />
      ))}
    </CardTable>
  );
}
