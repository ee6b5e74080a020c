// The statistics of all mini games and demos on this device, with deletion.
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { SetStatistics } from '#app/arcade/daily/parts/set-statistics.tsx';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import * as parts from '#app/content/data/parts.ts';
import { ARCADE_PATH, createPlayPath } from '#app/content/paths.ts';
import { createDeviceStorage, type TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { watchOtherTabs } from '#app/game-kit/session/persistence/other-tabs.ts';
import { allGames } from '#app/games/demos.ts';
import { registry } from '#app/games/registry.ts';
import { deleteStarRatings, hasStarRatings } from '#app/storage/star-ratings.ts';
import { BarFigure, VariantFigures } from './figures.tsx';
import { deleteAllGames, deleteGame, getLongestStreak, getTotal, hasStoredData, readGameRecord, type GameRecord } from './game-records.ts';
import styles from './statistics-page.module.css';

function StatisticsOverview({ records }: { records: readonly GameRecord[] }) {
  const sum = (figure: 'played' | 'won') => records.reduce((total, record) => total + getTotal(record, figure), 0);
  const figures = [
    ['Games finished', sum('played')],
    ['Games won', sum('won')],
    ['Longest streak', Math.max(...records.map(getLongestStreak))],
    ['In progress', records.filter(({ isUnderway }) => isUnderway).length],
  ] as const;
  return (
    <>
      <StatCards stats={figures.filter(([, figure]) => figure > 0)} />
      <BarFigure title="Game by game" bars={records.map((record) => ({ label: record.entry.title, count: getTotal(record, 'played') }))} />
    </>
  );
}

interface DeleteButtonProps {
  readonly label: string;
  readonly accessibleName?: string;
  readonly question: string;
  readonly consequence: string;
  readonly cancelLabel: string;
  onDelete(): void;
}

/** A button that deletes after a yes, which repeats its label. */
function DeleteButton({ label, accessibleName, onDelete, ...dialog }: DeleteButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button kind="paper" aria-label={accessibleName} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          {...dialog}
          confirmLabel={label}
          onAnswer={(isConfirmed) => {
            setConfirming(false);
            if (isConfirmed) onDelete();
          }}
        />
      )}
    </>
  );
}

/** Deletes all stored data about games: the mini games' data and the visitor's star ratings. */
function DeleteAll({ onDelete }: { onDelete: () => void }) {
  return (
    <section aria-labelledby="deleting" className={`column ${styles.part}`}>
      <h2 id="deleting" className="headline">
        Delete Your Stats
      </h2>
      <p>This can't be undone. We don't have a copy.</p>
      <DeleteButton
        label="Delete Everything"
        question="Delete all of your stats?"
        consequence="This removes all statistics, records, streaks, unfinished games, settings and star ratings from this device."
        cancelLabel="Keep Everything"
        onDelete={onDelete}
      />
    </section>
  );
}

/** Statistics of one mini game in all variants, with a button that deletes them. */
function GameFigures({ record: { entry, game, variants, isUnderway }, onDelete }: { record: GameRecord; onDelete: () => void }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={`card column ${styles.game}`}>
      <div className="ends">
        <h2 id={heading}>{registry.includes(entry) ? <PageLink to={createPlayPath(entry.id)}>{entry.title}</PageLink> : entry.title}</h2>
        <DeleteButton
          label="Delete"
          accessibleName={`Delete ${entry.title}`}
          question={`Delete everything about ${entry.title}?`}
          consequence="This removes its statistics, records, daily results and unfinished games. It can't be undone."
          cancelLabel="Keep It"
          onDelete={onDelete}
        />
      </div>
      {isUnderway && <p>You have a game in progress.</p>}
      {variants.map((one) => (
        <VariantFigures key={one.variant.id} results={game.results} {...one} />
      ))}
    </section>
  );
}

const UNDELETED_MESSAGE =
  "Couldn't delete everything. Your browser may be blocking storage. Try again, or delete this site's data in your browser's settings.";

interface StatisticsPageProps {
  readonly toys: Toys;
  /** Shown in place of the statistics if a game's code fails to load. */
  readonly showFailure: (onRetry: () => void) => ReactNode;
}

async function loadRecords(storage: TextStorage): Promise<readonly GameRecord[]> {
  const entries = allGames.filter((entry) => hasStoredData(entry, storage));
  return Promise.all(entries.map(async (entry) => readGameRecord({ entry, game: (await entry.load()).game }, storage)));
}

export function StatisticsPage({ toys, showFailure }: StatisticsPageProps) {
  const [storage] = useState(createDeviceStorage);
  const load = useCallback(() => loadRecords(storage), [storage]);
  const [records, hasFailed, reload] = useLazyPart(load);
  const [changeCount, setChangeCount] = useState(0); // Counts the visitor's changes.
  const [status, setStatus] = useState({ text: '', isFailure: false });
  const top = useRef<HTMLElement>(null);

  useEffect(() => watchOtherTabs(reload), [reload]);

  /** The pressed button may be gone, so the focus moves to the top. */
  function handleChange(text: string, isFailure = false): void {
    setStatus({ text, isFailure });
    setChangeCount((count) => count + 1);
    reload();
    top.current?.focus();
  }

  function handleDeletion(isDeleted: boolean, what: string): void {
    handleChange(isDeleted ? `Everything about ${what} has been deleted.` : UNDELETED_MESSAGE, !isDeleted);
  }

  if (hasFailed) return showFailure(reload);
  if (records === null) return <p className="small">Loading your statistics…</p>;
  const playedRecords = records.filter(({ variants }) => variants.length > 0);
  return (
    <>
      <section ref={top} tabIndex={-1} aria-label="All Games" className={`column ${styles.part}`}>
        <p role="status" className={status.isFailure ? styles.error : styles.status}>
          {status.text}
        </p>
        {playedRecords.length === 0 && (
          <p>
            Finish your first game and it gets a place of honor here. <PageLink to={ARCADE_PATH}>Pick a game</PageLink>
          </p>
        )}
        {playedRecords.length > 1 && <StatisticsOverview records={playedRecords} />}
      </section>
      {parts.dailyBoards && <SetStatistics key={changeCount} toys={toys} />}
      {playedRecords.map((record) => (
        <GameFigures
          key={record.entry.id}
          record={record}
          onDelete={() => handleDeletion(deleteGame(record.entry, storage), record.entry.title)}
        />
      ))}
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
