// View of Lamps: a grid of buttons, one stop for Tab.
import type { ViewProps } from '#app/game-kit/contract.ts';
import type { LampsEvent, LampsMove, LampsState } from '#templates/board/rules/rules.ts';
import { RovingGrid } from '#app/game-kit/input/roving-grid.tsx';
import { Field } from '#app/game-kit/slots.tsx';
import styles from './view.module.css';

export function View({ state, hint, play }: ViewProps<LampsState, LampsMove, LampsEvent>) {
  const isOver = !state.isOn.includes(true);
  return (
    <div>
      <Field>
        <RovingGrid key={state.size} columns={state.size} count={state.isOn.length} label="Board" className={styles.board}>
          {(index, cell, place) => (
            <button
              key={index}
              {...cell}
              className={styles.lamp}
              aria-label={`${place}, ${state.isOn[index] ? 'on' : 'off'}`}
              aria-disabled={isOver}
              data-on={state.isOn[index] || undefined}
              data-hint={hint?.cell === index || undefined}
              onClick={() => play({ type: 'press', cell: index })}
            />
          )}
        </RovingGrid>
      </Field>
    </div>
  );
}
