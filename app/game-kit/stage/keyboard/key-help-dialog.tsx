// Dialog with the key table of a game. Loaded on demand.
import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useLayoutEffect, useRef } from 'react';
import { KeyCaps } from '#app/components/ui/text/key-caps.tsx';
import { createKeyTable } from './key-table.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';
import sheet from '#app/game-kit/stage/dialogs/more-dialog.module.css';
import styles from './key-help-dialog.module.css';

export function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const { entry, game } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);
  const snapshot = useSnapshot((current) => current);

  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={sheet.sheet}
      aria-label={`Keys for ${entry.title}`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={sheet.page}>
        <button type="button" autoFocus className={sheet.close} aria-label="Back to the game" onClick={() => dialog.current?.close()}>
          <Icon icon={X} size={22} />
        </button>
        <table className={styles.keys}>
          <caption>Keys</caption>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {createKeyTable(game, snapshot).map(({ keys, action }) => (
              <tr key={action}>
                <th scope="row">
                  <KeyCaps keys={keys} />
                </th>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </dialog>
  );
}
