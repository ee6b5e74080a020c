// A player's choices of how a game looks.
import { SlidersHorizontal } from 'lucide-react';
import type { Preference } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { Drawer } from './drawer.tsx';
import { useSnapshot } from './use-snapshot.ts';
import styles from './drawer.module.css';

export function Options({ preferences, shell }: { preferences: readonly Preference[]; shell: Shell }) {
  const { preferences: chosen } = useSnapshot(shell, 'preferences');
  return (
    <Drawer icon={SlidersHorizontal} title="Options" shell={shell}>
      <ul className={styles.choices}>
        {preferences.map(({ id, label }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen[id] ?? false}
                onChange={(event) => shell.send({ type: 'prefer', id, isOn: event.currentTarget.checked })}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
