// A player's choices of how a game looks.
import type { Preference } from '#app/mini-games/contract.ts';
import type { Shell } from '#app/mini-games/session/shell.ts';
import { KeySetting } from './key-setting.tsx';
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
            {preference.key !== undefined ? (
              <KeySetting
                label={preference.label}
                value={String(chosen[preference.id] ?? preference.key)}
                onSet={(key) => shell.send({ type: 'prefer', id: preference.id, value: key })}
              />
            ) : preference.choices ? (
              <label>
                {preference.label}
                <select
                  value={String(chosen[preference.id] ?? preference.choices[0].id)}
                  onChange={(event) => shell.send({ type: 'prefer', id: preference.id, value: event.currentTarget.value })}
                >
                  {preference.choices.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <label>
                <input
                  type="checkbox"
                  checked={(chosen[preference.id] ?? preference.isOnAtFirst) === true}
                  onChange={(event) => shell.send({ type: 'prefer', id: preference.id, value: event.currentTarget.checked })}
                />
                {preference.label}
              </label>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
