// The statistics of all mini games and demos on this device, with export, import and deletion.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { SetStatistics } from '#app/arcade/daily/parts/set-statistics.tsx';
import { allGames } from '#app/games/demos.ts';
import { createDeviceStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { deleteStarRatings, hasStarRatings } from '#app/storage/star-ratings.ts';
import { DeleteAll } from './delete-all.tsx';
import { GameFigures } from './game-figures.tsx';
import { ExportImport } from './export-import.tsx';
import { StatisticsOverview } from './statistics-overview.tsx';
import { loadGames, deleteGame, deleteAllGames, hasStoredData, readGameRecord, type GameRecord } from './game-records.ts';
import styles from './statistics-page.module.css';

const UNDELETED_MESSAGE =
  "Couldn't delete everything. Your browser may be blocking storage. Try again, or delete this site's data in your browser's settings.";

interface StatisticsPageProps {
  /** By game ID. */
  readonly toys: Readonly<Record<string, PictureSource>>;
  /** Shown in place of the statistics if a game's code fails to load. */
  readonly showFailure: (onRetry: () => void) => ReactNode;
  /** Shown to visitors who have not finished a game yet. */
  readonly children: ReactNode;
}

async function loadRecords(storage: TextStorage): Promise<readonly GameRecord[]> {
  const ids = allGames.filter((entry) => hasStoredData(entry, storage)).map(({ id }) => id);
  return (await loadGames(ids)).map((game) => readGameRecord(game, storage));
}

export function StatisticsPage({ toys, showFailure, children }: StatisticsPageProps) {
  const [storage] = useState(createDeviceStorage);
  const load = useCallback(() => loadRecords(storage), [storage]);
  const [records, hasFailed, reload] = useLazyPart(load);
  const [changeCount, setChangeCount] = useState(0); // Counts the visitor's changes.
  const [status, setStatus] = useState({ text: '', isFailure: false });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => watchOtherTabs(reload), [reload]);

  /** The pressed button may be gone, so the focus moves to the top. */
  function handleChange(text: string, isFailure = false): void {
    setStatus({ text, isFailure });
    setChangeCount((count) => count + 1);
    reload();
    heading.current?.focus();
  }

  function handleDeletion(isDeleted: boolean, what: string): void {
    handleChange(isDeleted ? `Everything about ${what} has been deleted.` : UNDELETED_MESSAGE, !isDeleted);
  }

  if (hasFailed) return showFailure(reload);
  if (records === null) return <p className={styles.waiting}>Loading your statistics…</p>;
  const playedRecords = records.filter(({ variants }) => variants.length > 0);
  return (
    <>
      <section aria-labelledby="figures" className={styles.part}>
        <h2 id="figures" ref={heading} tabIndex={-1}>
          {playedRecords.length === 0 ? 'Nothing Here Yet' : 'All Games'}
        </h2>
        <p role="status" className={status.isFailure ? styles.error : styles.status}>
          {status.text}
        </p>
        {playedRecords.length === 0 ? (
          <>
            <p>Finish a game and it shows up here.</p>
            {children}
          </>
        ) : (
          <StatisticsOverview records={playedRecords} />
        )}
      </section>
      <SetStatistics key={changeCount} toys={toys} />
      {playedRecords.map((record) => (
        <GameFigures
          key={record.entry.id}
          record={record}
          onDelete={() => handleDeletion(deleteGame(record.entry, storage), record.entry.title)}
        />
      ))}
      <ExportImport records={records} storage={storage} onChange={handleChange} />
      {(records.length > 0 || hasStarRatings()) && (
        <DeleteAll
          onDelete={() => {
            const areGamesDeleted = deleteAllGames(storage);
            handleDeletion(deleteStarRatings() && areGamesDeleted, 'your games');
          }}
        />
      )}
    </>
  );
}
