// The counter's board: two buttons.
import type { ViewProps } from '#app/mini-games/contract.ts';
import { Button } from '#app/ui/button.tsx';
import type { CounterMove, CounterState } from './engine.ts';

export function View({ state, isPaused, play }: ViewProps<CounterState, CounterMove>) {
  return (
    <p>
      <Button disabled={isPaused} onClick={() => play({ type: 'add' })}>
        Add {state.step}
      </Button>
      <Button kind="paper" disabled={isPaused} onClick={() => play({ type: 'skip' })}>
        Skip
      </Button>
    </p>
  );
}
