// Tetris on the screen: the field between its boxes, the buttons below, and the keys.
import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { directionForKey, isPlainKey } from '#app/mini-games/input/keys.ts';
import { isOver, type TetrisMove } from '#app/mini-games/tetris/rules/rules.ts';
import { Field } from './field.tsx';
import type { Key } from '#app/mini-games/tetris/rules/keys.ts';
import { Pad } from './pad.tsx';
import { HoldBox, NextBox, SideFigures } from './side-boxes.tsx';
import { levelOf, type TetrisState } from '#app/mini-games/tetris/rules/state.ts';
import styles from './view.module.css';

const KEY_MOVES: Readonly<Record<string, TetrisMove>> = {
  x: { type: 'rotate', turn: 'clockwise' },
  z: { type: 'rotate', turn: 'counterclockwise' },
  ' ': { type: 'hard-drop' },
  c: { type: 'hold' },
};

/** What a key means when it goes down; null for keys that are not the game's. */
function moveFor(event: KeyboardEvent): TetrisMove | null {
  const direction = directionForKey(event);
  if (direction === 'up') return { type: 'rotate', turn: 'clockwise' };
  if (direction !== null) return { type: 'press', key: direction };
  return KEY_MOVES[event.key.toLowerCase()] ?? null;
}

/** The key of a held move that is let go. */
function heldKey(event: KeyboardEvent): Key | null {
  const direction = directionForKey(event);
  return direction === 'up' ? null : direction;
}

/** Whether a key belongs to the button that has the focus. */
function isForButton({ target, key }: KeyboardEvent): boolean {
  return target instanceof HTMLButtonElement && (key === 'Enter' || key === ' ');
}

export function View({ state, isPaused, best, play, pause, playNext }: ViewProps<TetrisState, TetrisMove>) {
  const field = useRef<HTMLDivElement>(null);
  const wasPaused = useRef(isPaused);

  // Keys that went up during a pause were not heard; and the button that ended the pause has gone with the focus.
  useEffect(() => {
    if (wasPaused.current && !isPaused) {
      play({ type: 'release-all' });
      if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    }
    wasPaused.current = isPaused;
  }, [isPaused, play]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isPlainKey(event)) return;
    if (isForButton(event)) {
      if (event.repeat) event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && isOver(state) && !event.repeat) playNext();
    const move = moveFor(event);
    const isPause = event.key.toLowerCase() === 'p';
    if (move === null && !isPause) return;
    // A key that comes too late must not scroll the page away.
    event.preventDefault();
    if (event.repeat || isPaused || isOver(state)) return;
    if (isPause) pause();
    else if (move) play(move);
  }

  function handleKeyUp(event: KeyboardEvent): void {
    const key = heldKey(event);
    if (key !== null) play({ type: 'release', key });
  }

  function releaseOutside({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) play({ type: 'release-all' });
  }

  /** The mouse leaves the keys where they work: on the field. */
  function keepFocus(event: MouseEvent): void {
    if (!(event.target instanceof Element) || !event.target.closest('[data-kind]')) return;
    event.preventDefault();
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.view} onKeyDown={handleKeyDown} onKeyUp={handleKeyUp} onBlur={releaseOutside} onMouseDown={keepFocus}>
      <div className={styles.tray}>
        <Field field={field} state={state} isPaused={isPaused} play={play} />
        <HoldBox shape={state.held} canHold={state.canHold} play={play} />
        <SideFigures score={state.score} level={levelOf(state)} lines={state.lines} best={best} />
        <NextBox queue={state.queue} />
      </div>
      <Pad play={play} />
    </div>
  );
}
