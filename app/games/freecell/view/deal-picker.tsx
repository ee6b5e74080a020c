// The button for a deal by number, and its dialog. It opens the deal as a link does, so that the player's own game waits.
import { useId, useState, type FormEvent } from 'react';
import { runAfterPaint } from '#app/components/ui/lib/use-lazy-part.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { readKey } from '#app/game-kit/lib/key-events.ts';
import { DEAL_COUNT } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import styles from './deal-picker.module.css';

const RANGE = `1 to ${DEAL_COUNT.toLocaleString('en-US')}`;

/** The number of a deal, 1 to 32,000, in the digits of any script; spaces, commas and a # are ignored. Null for anything else. */
export function parseDealNumber(typed: string): number | null {
  const digits = Array.from(typed.replace(/[\s,.#]/g, ''), (key) => readKey({ key, code: '', shiftKey: false })).join('');
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= DEAL_COUNT ? number : null;
}

/** The query of the link to a deal, as `parseLink` reads it: the player's own game waits meanwhile. */
export function getDealLink(number: number): string {
  return `?variant=${rules.variants[0].id}&seed=${number.toString(16)}&v=${rules.version}`;
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

function DealDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isWrong, setWrong] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const number = parseDealNumber(String(new FormData(event.currentTarget).get('deal')));
    if (number === null) setWrong(true);
    else location.assign(getDealLink(number));
  }

  return (
    <dialog ref={showModal} className={styles.picker} aria-label="Play a deal by number" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <label htmlFor={id}>Deal number, {RANGE}</label>
        <input
          id={id}
          className="input-box"
          name="deal"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={`${id}-error`}
          onChange={() => setWrong(false)}
        />
        <p id={`${id}-error`} role="alert">
          {isWrong && `Enter a number from ${RANGE}.`}
        </p>
        <div className="cluster">
          <Button kind="paper" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Deal</Button>
        </div>
      </form>
    </dialog>
  );
}

export function DealPicker() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {/* Once the press has given the board the focus, to which closing returns. */}
      <Button kind="paper" onClick={() => runAfterPaint(() => setOpen(true))}>
        Deal number…
      </Button>
      {isOpen && <DealDialog onClose={() => setOpen(false)} />}
    </>
  );
}
