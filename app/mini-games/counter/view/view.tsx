// The counter's board: two buttons.
import type { ViewProps } from '#app/mini-games/contract.ts';
import type { CounterEvent, CounterMove, CounterState } from '#app/mini-games/counter/rules/rules.ts';
import { Button } from '#app/ui/button.tsx';

export function View({ state, play }: ViewProps<CounterState, CounterMove, CounterEvent>) {
  return (
    <p>
      <Button data-play onClick={() => play({ type: 'add' })}>
        Add {state.step}
      </Button>
      <Button kind="paper" onClick={() => play({ type: 'skip' })}>
        Skip
      </Button>
    </p>
  );
}
