// View of Spider: renders the table and turns presses on cards into moves.
import { formatCount } from '#app/content/format/format-count.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { OpenCard, Place } from '#app/card-kit/view/card.tsx';
import { CardTable } from '#app/card-kit/view/card-table.tsx';
import { Column, Stock } from '#app/card-kit/view/piles.tsx';
import { useCardTable } from '#app/card-kit/view/use-card-table.ts';
import type { Card } from '#app/card-kit/rules/cards.ts';
import { isOutOfHints } from '#app/games/spider/hints.ts';
import type { SpiderEvent } from '#app/games/spider/rules/changes.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import { STOCK, COLUMN_COUNT, RUN_COUNT, type SpiderState } from '#app/games/spider/rules/table.ts';
import { cardGame, COLUMNS, LAYOUT } from './layout.ts';
import styles from './view.module.css';

const loadCascade = () => import('#app/card-kit/view/cascade.ts');

/** The complete runs, by their kings. */
function Runs({ runs }: Pick<SpiderState, 'runs'>) {
  return (
    <div role="group" aria-label={`Complete runs, ${runs.length} of ${RUN_COUNT}`} className={styles.runs}>
      {Array.from({ length: RUN_COUNT }, (_, index) => {
        const king = runs[index]?.[0];
        return king === undefined ? (
          <Place key={index} name="" pile={STOCK} mark="" isEmpty={false} isTabStop={false} />
        ) : (
          <OpenCard key={king} card={king satisfies Card} pile={STOCK} count={1} isCovered />
        );
      })}
    </div>
  );
}

export function View(props: ViewProps<SpiderState, SpiderMove, SpiderEvent>) {
  const { state, preferences, turningPoint, play } = props;
  const table = useCardTable(props, {
    game: cardGame,
    layout: LAYOUT,
    isUntouched: state.moves === 0,
    loadCascade,
    onDraw: () => play({ type: 'deal' }),
  });
  const deals = state.stock.length / COLUMN_COUNT;

  return (
    <CardTable table={table} preferences={preferences} className={styles.board} over={isOutOfHints(state) && turningPoint}>
      <Stock
        pile={STOCK}
        name={`Stock, ${formatCount(deals, 'deal')}`}
        label={deals > 0 ? 'Deal ten cards' : 'Nothing left to deal'}
        left={deals}
        {...table.getLooks(STOCK)}
      />
      <Runs runs={state.runs} />
      {COLUMNS.map((pile) => (
        <Column key={pile} pile={pile} cards={state.columns[pile] ?? []} hidden={state.hidden[pile] ?? 0} {...table.getLooks(pile)} />
      ))}
    </CardTable>
  );
}
