// A question that has to be answered before anything happens; its first focus is the answer that loses nothing.
import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

interface QuestionProps {
  readonly question: string;
  readonly consequence: string;
  readonly no: string;
  readonly yes: string;
  /** A third answer, and what it does once the question is closed; `onAnswer` hears a no. */
  readonly other?: { readonly label: string; onChoose(): void } | undefined;
  /** Called once it is closed, by a button or by Escape, which is a no. */
  onAnswer(isYes: boolean): void;
}

export function Question({ question, consequence, no, yes, other, onAnswer }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const isYes = useRef(false);
  const isOther = useRef(false);
  useEffect(() => dialog.current?.showModal(), []);

  function answer(value: boolean): void {
    isYes.current = value;
    dialog.current?.close();
  }

  function chooseOther(): void {
    isOther.current = true;
    answer(false);
  }

  function close(): void {
    onAnswer(isYes.current);
    if (isOther.current) other?.onChoose();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={close}>
      <p id={title} className={styles.title}>
        {question}
      </p>
      <p>{consequence}</p>
      <div className={styles.answers}>
        <Button kind="paper" autoFocus onClick={() => answer(false)}>
          {no}
        </Button>
        {other && (
          <Button kind="paper" onClick={chooseOther}>
            {other.label}
          </Button>
        )}
        <Button onClick={() => answer(true)}>{yes}</Button>
      </div>
    </dialog>
  );
}
