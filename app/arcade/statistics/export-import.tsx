// Exports all mini game data to a file and imports such a file, to move to another device.
import { useState } from 'react';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { Button, getButtonClass } from '#app/components/ui/controls/button.tsx';
import { SLUG } from '#app/content/data/site.ts';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { downloadFile } from '#app/components/ui/lib/download-file.ts';
import { loadGames, type GameRecord, type LoadedGame } from './game-records.ts';
import {
  applyImportPlan,
  loadImportResources,
  planImport,
  readExportFile,
  createExportText,
  type ImportPlan,
  type ExportFile,
} from './export-file.ts';
import styles from './statistics-page.module.css';

interface ExportImportProps {
  readonly records: readonly GameRecord[];
  readonly storage: TextStorage;
  onChange(message: string): void;
}

/** Local date as 2026-11-22. */
function formatToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function saveRecords(records: readonly GameRecord[], storage: TextStorage): void {
  const name = `${SLUG}-mini-games-${formatToday()}.json`;
  downloadFile(new File([createExportText(records, storage)], name, { type: 'application/json' }));
}

function formatTitles(entries: readonly { readonly title: string }[]): string {
  return new Intl.ListFormat('en').format(new Set(entries.map(({ title }) => title)));
}

const UNSTORED_MESSAGE =
  "Couldn't store what's in this file, so nothing has changed. Your browser may be out of space or blocking storage for this site.";

interface OpenedFile {
  readonly exportFile: ExportFile;
  readonly games: readonly LoadedGame[];
  readonly plan: ImportPlan;
}

/** Reads a file and plans its import, or returns a message that says why it cannot be opened. */
async function openFile(file: File, storage: TextStorage): Promise<OpenedFile | string> {
  const exportFile = await readExportFile(file);
  if ('refused' in exportFile) return exportFile.refused;
  const games = await loadGames(Object.keys(exportFile.games));
  await loadImportResources(exportFile, games);
  return { exportFile, games, plan: planImport(exportFile, games, storage) };
}

export function ExportImport({ records, storage, onChange }: ExportImportProps) {
  const [error, setError] = useState<string | null>(null);
  const [pendingImport, setPendingImport] = useState<OpenedFile | null>(null); // waits for an answer about unfinished games

  /** Plans again, because another tab may have played while the dialog was open. */
  function finishImport({ exportFile, games }: OpenedFile, replaces: boolean): void {
    setPendingImport(null);
    const plan = planImport(exportFile, games, storage);
    if (!applyImportPlan(plan, replaces, storage)) return setError(UNSTORED_MESSAGE);
    const leftOutNote =
      plan.unreadable.length === 0 ? '' : ` Some data for ${formatTitles(plan.unreadable)} couldn't be read and was left out.`;
    const what = plan.conflicts.length > 0 && !replaces ? 'Everything else' : 'Everything';
    onChange(`Done. ${what} in the file is on this device now.${leftOutNote}`);
  }

  async function importFile(file: File): Promise<void> {
    setError(null);
    try {
      const opened = await openFile(file, storage);
      if (typeof opened === 'string') setError(opened);
      else if (opened.plan.conflicts.length > 0) setPendingImport(opened);
      else finishImport(opened, false);
    } catch {
      setError("Couldn't open this file. Nothing has changed. Please try again.");
    }
  }

  return (
    <section aria-labelledby="moving" className={styles.part}>
      <h2 id="moving">{records.length > 0 ? 'Move to Another Device' : 'Move to This Device'}</h2>
      <p>
        {records.length > 0
          ? 'Save your statistics as a file and open it on another device. Better records win.'
          : 'Open the file that you saved on your other device.'}
      </p>
      <div className={`cluster ${styles.actions}`}>
        {records.length > 0 && <Button onClick={() => saveRecords(records, storage)}>Save as a File</Button>}
        <label className={`${getButtonClass('paper')} ${styles.open}`}>
          Open a File
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void importFile(file);
              currentTarget.value = ''; // allows choosing the same file again
            }}
          />
        </label>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {pendingImport && (
        <ConfirmDialog
          question="Replace unfinished games?"
          consequence={`${formatTitles(pendingImport.plan.conflicts.map(({ entry }) => entry))}: there's a game in progress here and another one in the file. Everything else is added either way.`}
          cancelLabel="Keep Mine"
          confirmLabel="Use the File's"
          onAnswer={(isConfirmed) => finishImport(pendingImport, isConfirmed)}
        />
      )}
    </section>
  );
}
