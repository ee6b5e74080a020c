// How the player likes the game to look.
import { SlidersHorizontal } from 'lucide-react';
import type { Preference } from '#app/mini-games/contract.ts';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './drawer.module.css';

export function Options({ preferences, session }: { preferences: readonly Preference[]; session: Session }) {
  const chosen = useSnapshot(session, (snapshot) => ({ preferences: snapshot.preferences })).preferences;
  return (
    <details className={styles.drawer}>
      <summary>
        <SlidersHorizontal aria-hidden size={20} /> Options
      </summary>
      <ul className={styles.choices}>
        {preferences.map(({ id, label }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen[id] ?? false}
                onChange={(event) => session.setPreference(id, event.currentTarget.checked)}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
