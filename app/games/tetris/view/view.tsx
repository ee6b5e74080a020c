// View of Tetris: the field with its side boxes, the buttons, and the keyboard handling.
import { useRef } from 'react';
import { useKeys } from '#app/game-kit/board.ts';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { getMoveForKey } from '#app/games/tetris/keys.ts';
import { isOver, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { getLevel, type TetrisEvent, type TetrisState } from '#app/games/tetris/rules/state.ts';
import { Well } from './well.tsx';
import { MovePad, TurnPad } from './pad.tsx';
import { HoldBox, NextBox, SideFigures } from './side-boxes.tsx';
import { useHeldKeys } from './use-held-keys.ts';
import styles from './view.module.css';

export function View({ state, events, isPaused, hasPauseOverlay, best, play }: ViewProps<TetrisState, TetrisMove, TetrisEvent>) {
  const field = useRef<HTMLDivElement>(null);
  const keys = useHeldKeys(state, isPaused, play);

  useKeys((event) => {
    const move = getMoveForKey(event);
    if (move === undefined) return;
    // Also after the end of the game: a late key must not scroll the page.
    event.preventDefault();
    if (event.repeat || isOver(state)) return;
    if (move.type === 'press') keys.pressByKeyboard(event, move.key);
    else play(move);
  });

  return (
    <div className={styles.view}>
      <Field>
        <div className={styles.tray}>
          <Well field={field} state={state} events={events} hasPauseOverlay={hasPauseOverlay} play={play} />
          <HoldBox shape={state.held} canHold={state.canHold} play={play} />
          <SideFigures level={getLevel(state)} lines={state.lines} goalLines={state.goalLines} best={best} />
          <NextBox queue={state.queue} />
        </div>
      </Field>
      <Controls side="left" isForPointer>
        <MovePad keys={keys} />
      </Controls>
      <Controls side="right" isForPointer>
        <TurnPad play={play} />
      </Controls>
    </div>
  );
}
