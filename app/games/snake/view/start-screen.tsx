// The start screen on the lawn: speed, board and number of apricots to choose from, and the Start button.
import { Play } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { SnakeState } from '#app/games/snake/rules/rules.ts';
import { CHOICES, findVariantId, hasOptions } from '#app/games/snake/rules/variants.ts';
import styles from './start-screen.module.css';

interface StartScreenProps {
  readonly state: SnakeState;
  readonly chooseVariant: ((id: string) => void) | undefined;
  readonly onStart: () => void;
}

export function StartScreen({ state, chooseVariant, onStart }: StartScreenProps) {
  /** The new game replaces this view. A player who chooses by keys goes on choosing; any other finds the focus on Start. */
  function choose({ currentTarget: { name, value, form } }: ChangeEvent<HTMLInputElement>, byKeys: boolean): void {
    const board = form?.closest('[data-board]');
    flushSync(() => chooseVariant?.(value));
    if (byKeys) board?.querySelector<HTMLElement>(`[name="${name}"]:checked`)?.focus({ preventScroll: true });
  }

  return (
    <form className={styles.start} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.options}>
        {chooseVariant &&
          CHOICES.map(({ name, choices }) => (
            <fieldset key={name} className={styles.choices}>
              <legend className="visually-hidden">{name}</legend>
              {choices.map(({ id, label, options }) => (
                <label key={id} className={styles.choice}>
                  <input
                    type="radio"
                    name={name}
                    value={findVariantId({ ...state, ...options }) ?? ''}
                    checked={hasOptions(state, options)}
                    onChange={(event) => choose(event, event.currentTarget.matches(':focus-visible'))}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ))}
      </div>
      <div className={styles.ways}>
        <Button data-play onClick={onStart}>
          <Play aria-hidden size={22} fill="currentcolor" /> Start
        </Button>
        <p>or just steer</p>
      </div>
    </form>
  );
}
