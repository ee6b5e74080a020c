// A modal dialog over the stage, with a button that leads back to the game.
import type { ReactNode, RefObject } from 'react';
import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly name: string;
  readonly children: ReactNode;
  onClose(): void;
}

export function Sheet({ dialog, name, children, onClose }: SheetProps) {
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={name}
      onClose={({ target }) => target === dialog.current && onClose()}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={`stack ${styles.page}`}>
        <button
          type="button"
          autoFocus
          className={`target ${styles.close}`}
          aria-label="Back to the game"
          onClick={() => dialog.current?.close()}
        >
          <Icon icon={X} size={22} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
