// On-screen buttons: one group moves a piece, the other one turns and drops it.
import { ArrowBigDown, ArrowBigLeft, ArrowBigRight, ArrowDownToLine, RotateCcw, RotateCw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { memo } from 'react';
import type { Key } from '#app/games/tetris/rules/held-keys.ts';
import type { TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { PressButton } from './press-button.tsx';
import type { HeldKeys } from './use-held-keys.ts';
import styles from './view.module.css';

const HELD = [
  { key: 'left', label: 'Move left', icon: ArrowBigLeft },
  { key: 'down', label: 'Soft drop', icon: ArrowBigDown },
  { key: 'right', label: 'Move right', icon: ArrowBigRight },
] as const satisfies readonly { key: Key; label: string; icon: typeof RotateCw }[];

const ICON = { size: 26, strokeWidth: 2.5 } as const;

/** Left, down and right, which act as long as they are pressed. */
export const MovePad = memo(function MovePad({ keys }: { keys: HeldKeys }) {
  return (
    <div role="group" aria-label="Move" className={`row ${styles.pad}`}>
      {HELD.map(({ key, label, icon }) => (
        <PressButton key={key} label={label} kind="move" onPress={() => keys.press(key)} onRelease={() => keys.release(key)}>
          <Icon icon={icon} {...ICON} />
        </PressButton>
      ))}
    </div>
  );
});

export const TurnPad = memo(function TurnPad({ play }: { play: (move: TetrisMove) => void }) {
  return (
    <div role="group" aria-label="Turn and drop" className={`row ${styles.pad}`}>
      <PressButton label="Rotate counterclockwise" kind="turn" onPress={() => play({ type: 'rotate', turn: 'counterclockwise' })}>
        <Icon icon={RotateCcw} {...ICON} />
      </PressButton>
      <PressButton label="Rotate clockwise" kind="turn" onPress={() => play({ type: 'rotate', turn: 'clockwise' })}>
        <Icon icon={RotateCw} {...ICON} />
      </PressButton>
      <PressButton label="Hard drop" kind="drop" onPress={() => play({ type: 'hard-drop' })}>
        <Icon icon={ArrowDownToLine} {...ICON} />
      </PressButton>
    </div>
  );
});
