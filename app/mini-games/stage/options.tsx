// A player's choices of how a game looks.
import type { Preference } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './sheet.module.css';

export function Options({ preferences, shell }: { preferences: readonly Preference[]; shell: Shell }) {
  const { preferences: chosen } = useSnapshot(shell, 'preferences');
  return (
    <section>
      <h4>Options</h4>
      <ul className={styles.choices}>
        {preferences.map((preference) => (
          <li key={preference.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen[preference.id] ?? preference.isOnAtFirst ?? false}
                onChange={(event) => shell.send({ type: 'prefer', id: preference.id, isOn: event.currentTarget.checked })}
              />
              {preference.label}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
