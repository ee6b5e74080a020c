// Tetris on the screen: the field between its boxes, the buttons below, and the keys.
import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { directionForKey, isPlainKey } from '#app/mini-games/input/keys.ts';
import { Controls, Field } from '#app/mini-games/slots.tsx';
import type { TetrisEvent } from '#app/mini-games/tetris/rules/events.ts';
import type { Key } from '#app/mini-games/tetris/rules/keys.ts';
import { isOver, type TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import { levelOf, type TetrisState } from '#app/mini-games/tetris/rules/state.ts';
import { Well } from './well.tsx';
import { Pad } from './pad.tsx';
import { HoldBox, NextBox, SideFigures } from './side-boxes.tsx';
import { useHeldKeys } from './use-held-keys.ts';
import styles from './view.module.css';

const TURN: TetrisMove = { type: 'rotate', turn: 'clockwise' };
const KEY_MOVES: Readonly<Record<string, TetrisMove>> = {
  x: TURN,
  z: { type: 'rotate', turn: 'counterclockwise' },
  ' ': { type: 'hard-drop' },
  c: { type: 'hold' },
};

/** What a key means when it goes down, beside the held ones; null for keys that are not the game's. */
function moveFor(event: KeyboardEvent): TetrisMove | null {
  return directionForKey(event) === 'up' ? TURN : (KEY_MOVES[event.key.toLowerCase()] ?? null);
}

/** The held key that an event is about; null for all other keys. */
function heldKey(event: KeyboardEvent): Key | null {
  const direction = directionForKey(event);
  return direction === 'up' ? null : direction;
}

/** Whether a key belongs to the button that has the focus. */
function isForButton({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ');
}

export function View({ state, events, isPaused, isVeiled, best, play, playNext }: ViewProps<TetrisState, TetrisMove, TetrisEvent>) {
  const field = useRef<HTMLDivElement>(null);
  const keys = useHeldKeys(state, isPaused, play);

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isPlainKey(event)) return;
    if (isForButton(event)) {
      if (event.repeat) event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && isOver(state) && !event.repeat) playNext();
    const key = heldKey(event);
    const move = moveFor(event);
    if (key === null && move === null) return;
    // A key that comes too late must not scroll the page away.
    event.preventDefault();
    if (event.repeat || isOver(state)) return;
    if (key !== null) keys.press(key);
    else if (move) play(move);
  }

  function handleKeyUp(event: KeyboardEvent): void {
    const key = heldKey(event);
    if (key !== null) keys.release(key);
  }

  function releaseOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) keys.releaseAll();
  }

  /** The mouse leaves the keys where they work: on the field. */
  function keepFocus(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('[data-kind]')) return;
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.view} onKeyDown={handleKeyDown} onKeyUp={handleKeyUp} onBlur={releaseOutside} onMouseDown={keepFocus}>
      <Field>
        <div className={styles.tray}>
          <Well field={field} state={state} events={events} isVeiled={isVeiled} play={play} />
          <HoldBox shape={state.held} canHold={state.canHold} play={play} />
          <SideFigures score={state.score} level={levelOf(state)} lines={state.lines} goalLines={state.goalLines} best={best} />
          <NextBox queue={state.queue} />
        </div>
      </Field>
      <Controls>
        <Pad play={play} keys={keys} />
      </Controls>
    </div>
  );
}
