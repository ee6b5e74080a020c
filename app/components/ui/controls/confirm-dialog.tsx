// Modal dialog that asks for confirmation. The safe answer has the initial focus.
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  readonly question: string;
  readonly consequence: string;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  /** A third button. When chosen, `onAnswer` is called with false first, then `onChoose`. */
  readonly alternative?: { readonly label: string; onChoose(): void } | undefined;
  /** Called after the dialog has closed. Escape counts as cancel. */
  onAnswer(isConfirmed: boolean): void;
}

export function ConfirmDialog({ question, consequence, cancelLabel, confirmLabel, alternative, onAnswer }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useLayoutEffect(() => dialog.current?.showModal(), []);

  function close(): void {
    const answer = dialog.current?.returnValue;
    onAnswer(answer === 'confirm');
    if (answer === 'alternative') alternative?.onChoose();
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={close}>
      <p id={title} className={styles.title}>
        {question}
      </p>
      <p>{consequence}</p>
      <div className={`cluster ${styles.answers}`}>
        <Button kind="paper" autoFocus onClick={() => dialog.current?.close('cancel')}>
          {cancelLabel}
        </Button>
        {alternative && (
          <Button kind="paper" onClick={() => dialog.current?.close('alternative')}>
            {alternative.label}
          </Button>
        )}
        <Button onClick={() => dialog.current?.close('confirm')}>{confirmLabel}</Button>
      </div>
    </dialog>
  );
}
