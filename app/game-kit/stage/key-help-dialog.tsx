// Dialog with the key table of a game. Loaded on demand.
import { Fragment, useLayoutEffect, useRef } from 'react';
import { Sheet } from './sheet.tsx';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { createKeyTable } from './key-table.ts';
import styles from './key-help-dialog.module.css';

/** "U or Ctrl+Z", each key in a <kbd>. */
function KeyCaps({ keys }: { keys: readonly string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span> or </span>}
      <kbd translate="no">{key}</kbd>
    </Fragment>
  ));
}

export function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const { entry, game } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);
  const snapshot = useSnapshot((current) => current);

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
