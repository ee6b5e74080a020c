// The options section of the "More" dialog: switches, lists and key settings.
import type { Preference } from '#app/game-kit/contract.ts';
import { bindKey, getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';
import { getKeyName, toSettableKey } from '#app/game-kit/stage/keyboard/key-table.ts';
import { KeySetting } from './key-setting.tsx';
import { useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';
import styles from './options.module.css';

export function Options({ preferences }: { preferences: readonly Preference[] }) {
  const { game, store } = useStage();
  const { preferences: chosen, hasUnstored } = useSnapshot((snapshot) => snapshot);
  const bound = getBoundKeys(preferences, chosen);

  /** Sets the key of a preference and returns a message about other preferences whose keys changed. */
  function setKey({ id }: Preference, key: string): string {
    const changes = bindKey(preferences, chosen, id, key);
    const after = getBoundKeys(preferences, { ...chosen, ...changes });
    for (const [changed, value] of Object.entries(changes)) store.send({ type: 'set-preference', id: changed, value });
    return preferences
      .filter((other) => other.id !== id && after.get(other.id)?.join() !== bound.get(other.id)?.join())
      .map((other) => `${other.label} is now ${after.get(other.id)?.map(getKeyName).join(' or ')}.`)
      .join(' ');
  }

  return (
    <section>
      <h4>Options</h4>
      <p role="status" className={styles.unstored}>
        {hasUnstored && "Your browser isn't saving anything here. Options and games last until you leave this page."}
      </p>
      <ul className={styles.choices}>
        {preferences.map((preference) => (
          <li key={preference.id} data-for-keyboards={preference.keys ? '' : undefined}>
            {preference.keys !== undefined ? (
              <KeySetting
                label={preference.label}
                value={bound.get(preference.id)?.[0] ?? null}
                toSettable={(key) => toSettableKey(key, game)}
                onSet={(key) => setKey(preference, key)}
              />
            ) : preference.choices ? (
              <label>
                {preference.label}
                <select
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
              <label>
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
