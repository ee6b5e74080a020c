// Dialog with the key table of a game. Loaded on demand.
import { useLayoutEffect, useRef } from 'react';
import { KeyCaps } from '#app/components/ui/text/key-caps.tsx';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { createKeyTable } from './key-table.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-game-store.ts';
import { Sheet } from '#app/game-kit/stage/dialogs/sheet.tsx';
import styles from './key-help-dialog.module.css';

export function KeyHelpDialog({ entry, game, store, onClose }: GameFrameProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const snapshot = useSnapshot(store, (current) => current);

  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <Sheet dialog={dialog} name={`Keys for ${entry.title}`} onClose={onClose}>
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
    </Sheet>
  );
}
