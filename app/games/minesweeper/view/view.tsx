// View of Minesweeper: the board and its buttons.
import { useEffect, useState, type CSSProperties } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { findMissedSquare, findProof } from '#app/games/minesweeper/hints.ts';
import { CHORD, FLAG } from '#app/games/minesweeper/text.ts';
import { FLAGGED, HIDDEN, OPEN } from '#app/games/minesweeper/rules/field.ts';
import { getFace, getOutcome, isFullyOpen, listNeighbors } from '#app/games/minesweeper/rules/state.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';
import { BoardButtons } from './board-buttons.tsx';
import { countFloodSteps, Square } from './square.tsx';
import { usePresses } from './use-presses.ts';
import { useZoom } from './use-zoom.ts';
import tray from '#app/game-kit/input/tray.module.css';
import styles from './view.module.css';

const NUDGE_MS = 600;
const MAX_SMALL_SQUARES = 200; // larger boards do not fit a phone, so they can be zoomed

/** A chorded number without enough flags shows where they are missing, for a moment. */
function useNudge() {
  const [nudging, setNudging] = useState<{ readonly cell: number } | null>(null);
  useEffect(() => {
    if (!nudging) return;
    const timer = setTimeout(() => setNudging(null), NUDGE_MS);
    return () => clearTimeout(timer);
  }, [nudging]);
  return [nudging, (cell: number) => setNudging({ cell })] as const;
}

export function View({ state, events, hint, play }: ViewProps<MinesweeperState, MinesweeperMove, MinesweeperEvent>) {
  const [isFlagMode, setFlagMode] = useState(false);
  const [nudging, nudge] = useNudge();
  const { width, height, covers, field } = state;
  const isZoomable = width * height > MAX_SMALL_SQUARES;
  const { pane, zoom, showWhole, zoomIn, magnify } = useZoom(isZoomable ? (hint?.cell ?? null) : null);
  const outcome = getOutcome(state);
  const steps = countFloodSteps(events, width);
  const isEnding = outcome !== null && events.length > 0;
  const missed = findMissedSquare(state);
  const evidence = (hint ? findProof(state, hint) : missed)?.because ?? [];
  const nudged = nudging ? listNeighbors(state, nudging.cell, HIDDEN) : [];

  function chord(cell: number): void {
    if (isFullyOpen(state, cell)) return;
    if (listNeighbors(state, cell, FLAGGED).length !== state.field[cell]) nudge(cell);
    play({ type: 'chord', cell });
  }

  function flag(cell: number): void {
    if (covers[cell] !== OPEN) play({ type: 'flag', cell });
  }

  const presses = usePresses({
    covers,
    magnify: (cell) => isZoomable && magnify(cell),
    onPress: (cell) => play({ type: isFlagMode ? 'flag' : 'reveal', cell }),
    onFlag: flag,
    onChord: chord,
  });

  function handleKey(event: KeyboardEvent, cell: number): boolean {
    const key = readKey(event);
    const isFlag = FLAG.keys.includes(key);
    if (!isFlag && !CHORD.keys.includes(key)) return false;
    if (event.repeat) return true;
    if (isFlag) flag(cell);
    else chord(cell);
    return true;
  }

  return (
    <div>
      <Field>
        <div
          className={`${tray.tray} ${styles.tray}`}
          style={{ '--columns': width, '--rows': height, '--side': zoom === 'whole' ? undefined : `${zoom}px` } as CSSProperties}
          data-zoomable={isZoomable || undefined}
          data-whole={(isZoomable && zoom === 'whole') || undefined}
          data-flagging={isFlagMode || undefined}
          {...presses}
        >
          <div ref={pane} className={styles.pane}>
            <RovingGrid columns={width} count={width * height} label="Board" className={styles.board} onKey={handleKey}>
              {(index, cell, place) => (
                <Square
                  key={index}
                  cell={cell}
                  place={place}
                  face={getFace(state, index)}
                  nearby={field[index] ?? 0}
                  isDisabled={outcome !== null || isFullyOpen(state, index)}
                  isWon={outcome?.result === 'won'}
                  hint={hint?.cell === index ? hint.type : missed?.cell === index ? 'reveal' : null}
                  isEvidence={evidence.includes(index)}
                  isNudged={nudged.includes(index)}
                  steps={steps.get(index) ?? null}
                  isFresh={isEnding || events.some((event) => event.type === 'flagged' && event.cell === index)}
                />
              )}
            </RovingGrid>
          </div>
        </div>
      </Field>
      <Controls>
        <BoardButtons
          isFlagMode={isFlagMode}
          onFlagMode={setFlagMode}
          zoom={isZoomable ? { isWhole: zoom === 'whole', showWhole, zoomIn } : null}
        />
      </Controls>
    </div>
  );
}
