// What a wide window shows beside a board that leaves room: the player's record in this variant and the keys. Loaded once it is in view.
import { KeyCaps } from '#app/components/ui/text/key-caps.tsx';
import type { MiniGame } from '#app/game-kit/contract.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import { getStatisticFigures } from '#app/game-kit/stage/figures/statistic-figures.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import { createKeyTable } from '#app/game-kit/stage/keyboard/key-table.ts';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './side-panel.module.css';

export function SidePanel({ game, store }: { game: MiniGame; store: GameStore }) {
  const statistics = useSnapshot(store, (snapshot) => snapshot.statistics);
  const variant = useSnapshot(store, (snapshot) => snapshot.variant);
  const preferences = useSnapshot(store, (snapshot) => snapshot.preferences);
  return (
    <>
      {statistics.played > 0 && (
        <dl className={styles.record}>
          {getStatisticFigures(game.results, variant, statistics).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate={getTranslate(value)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles.keys}>
        {createKeyTable(game, store.getSnapshot(), preferences).map(({ keys, action }) => (
          <div key={action}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
