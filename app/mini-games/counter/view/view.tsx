// The counter: how far it is, and two buttons.
import type { ViewProps } from '#app/mini-games/contract.ts';
import type { CounterEvent, CounterMove, CounterState } from '#app/mini-games/counter/rules/rules.ts';
import { Controls, Field } from '#app/mini-games/slots.tsx';
import { Button } from '#app/ui/button.tsx';

export function View({ state, play }: ViewProps<CounterState, CounterMove, CounterEvent>) {
  return (
    <div>
      <Field>
        <p>{state.count}</p>
      </Field>
      <Controls>
        <Button data-play onClick={() => play({ type: 'add' })}>
          Add {state.step}
        </Button>
        <Button kind="paper" onClick={() => play({ type: 'skip' })}>
          Skip
        </Button>
      </Controls>
    </div>
  );
}
