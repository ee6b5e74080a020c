// View of 2048: the board and a direction pad.
import { useRef, useState } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { DirectionBoard } from '#app/game-kit/input/direction-board.tsx';
import { getDirectionForKey, readKey } from '#app/game-kit/lib/key-events.ts';
import type { Direction } from '#app/game-kit/lib/directions.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { READ_BOARD } from '#app/games/2048/text.ts';
import { getSize, getTileValue } from '#app/games/2048/rules/board.ts';
import { BoardView } from './board-view.tsx';
import { rules, type Event2048, type Move2048, type State2048 } from '#app/games/2048/rules/rules.ts';
import styles from './view.module.css';

const SWIPE_PX = 20;

/** Minimum interval between moves of a held key. */
const REPEAT_MS = 100;

/** The board row by row, for screen readers. */
function describeBoard({ board }: State2048): string {
  const size = getSize(board);
  const rows = Array.from({ length: size }, (_, row) => board.slice(size * row, size * (row + 1)));
  return rows
    .map((row, index) => `Row ${index + 1}: ${row.map((power) => (power === 0 ? 'empty' : getTileValue(power))).join(', ')}.`)
    .join(' ');
}

export function View({ state, events, hint, preferences, play }: ViewProps<State2048, Move2048, Event2048>) {
  const movedAtMs = useRef(0);
  const [reading, setReading] = useState<{ readonly state: State2048; readonly count: number } | null>(null);
  const gain = events.reduce((sum, event) => (event.type === 'merged' ? sum + getTileValue(event.power) : sum), 0);

  const slide = (direction: Direction) => play({ type: 'slide', direction });

  useKeys((event) => {
    const direction = getDirectionForKey(event);
    const isReading = READ_BOARD.keys.includes(readKey(event));
    if (!direction && !isReading) return;
    event.preventDefault();
    if (!direction) return setReading((before) => ({ state, count: (before?.count ?? 0) + 1 }));
    if (event.repeat && event.timeStamp - movedAtMs.current < REPEAT_MS) return;
    movedAtMs.current = event.timeStamp;
    slide(direction);
  });

  return (
    <DirectionBoard
      isUnderway={state.turns > 0 && rules.outcome(state) === null}
      hasPad={preferences[PADS.id] === true}
      thresholdPx={SWIPE_PX}
      isRepeating={false}
      onSwipe={slide}
    >
      <BoardView state={state} events={events} hint={hint} />
      {gain > 0 && (
        <span key={state.turns} aria-hidden translate="no" className={styles.gain}>
          {`+${gain}`}
        </span>
      )}
      <p aria-live="polite" className="visually-hidden">
        {/* Screen readers repeat a text only if it changes. */}
        {reading?.state === state && describeBoard(state) + (reading.count % 2 === 0 ? '\u00A0' : '')}
      </p>
    </DirectionBoard>
  );
}
