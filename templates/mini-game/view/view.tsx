// View of Counter: the current count and two buttons.
import type { ViewProps } from '#app/game-kit/contract.ts';
import type { CounterEvent, CounterMove, CounterState } from '#templates/mini-game/rules/rules.ts';
import { Controls, Field } from '#app/game-kit/slots.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './view.module.css';

export function View({ state, play }: ViewProps<CounterState, CounterMove, CounterEvent>) {
  return (
    <div>
      <Field>
        <p className={styles.count}>{state.count}</p>
      </Field>
      <Controls>
        <Button data-play onClick={() => play({ type: 'add' })}>
          {`Add ${state.step}`}
        </Button>
        <Button kind="paper" onClick={() => play({ type: 'skip' })}>
          Skip
        </Button>
      </Controls>
    </div>
  );
}
