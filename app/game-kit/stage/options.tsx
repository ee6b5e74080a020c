// The options section of the "More" dialog: switches and lists.
import type { Preference } from '#app/game-kit/contract.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import styles from './options.module.css';

export function Options({ preferences }: { preferences: readonly Preference[] }) {
  const { store } = useStage();
  const { preferences: chosen, hasUnstored } = useSnapshot((snapshot) => snapshot);

  return (
    <section>
      <h4>Options</h4>
      <p role="status" className={styles.unstored}>
        {hasUnstored && "Your browser isn't saving anything here. Options and games last until you leave this page."}
      </p>
      <ul className={styles.choices}>
        {preferences.map((preference) => (
          <li key={preference.id}>
            {preference.choices ? (
              <label className="row">
                {preference.label}
                <select
                  className="input-box"
                  value={String(chosen[preference.id] ?? preference.choices[0].id)}
                  onChange={(event) => store.send({ type: 'set-preference', id: preference.id, value: event.currentTarget.value })}
                >
                  {preference.choices.map(({ id, label }) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <label className="row">
                <input
                  type="checkbox"
                  checked={(chosen[preference.id] ?? preference.isOnByDefault) === true}
                  onChange={(event) => store.send({ type: 'set-preference', id: preference.id, value: event.currentTarget.checked })}
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
