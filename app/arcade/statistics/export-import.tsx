// Takes everything along to another device: saves it as a file, and opens one that was saved elsewhere.
import { useState } from 'react';
import type { TextStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { Button, buttonClass } from '#app/components/ui/controls/button.tsx';
import { Question } from '#app/components/ui/controls/confirm-dialog.tsx';
import { loadGames } from './load-games.ts';
import type { GameRecord, KnownGame } from './game-records.ts';
import { carryOut, loadNeedsOf, MOST_BYTES, planTransfer, readTransfer, transferText, type Plan, type Transfer } from './export-file.ts';
import styles from './statistics-page.module.css';

/** By then every browser has begun to save the file. */
const SAVING_MS = 60_000;

interface MovingProps {
  readonly records: readonly GameRecord[];
  readonly storage: TextStorage;
  onChange(news: string): void;
}

/** Hands a text to the visitor as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}

/** 2026-11-22, on the visitor's calendar. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}

function namesOf(entries: readonly { readonly title: string }[]): string {
  return new Intl.ListFormat('en').format(new Set(entries.map(({ title }) => title)));
}

interface Opened {
  readonly transfer: Transfer;
  readonly games: readonly KnownGame[];
  readonly plan: Plan;
}

/** What is in a file and what taking it over would do, or why it cannot be opened, in words. */
async function openFile(file: File, storage: TextStorage): Promise<Opened | string> {
  if (file.size > MOST_BYTES) return 'This file is too large to be one that was saved on this page.';
  const transfer = readTransfer(await file.text());
  if ('refused' in transfer) return transfer.refused;
  const games = await loadGames(Object.keys(transfer.games));
  await loadNeedsOf(transfer, games);
  return { transfer, games, plan: planTransfer(transfer, games, storage) };
}

export function Moving({ records, storage, onChange }: MovingProps) {
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<Opened | null>(null); // about unfinished games

  /** Another tab may have played while the question was open, so the plan is made once more. */
  function finish({ transfer, games }: Opened, replaces: boolean): void {
    setAsked(null);
    const plan = planTransfer(transfer, games, storage);
    carryOut(plan, replaces, storage);
    const left = plan.unreadable.length === 0 ? '' : ` Something about ${namesOf(plan.unreadable)} could not be read and was left out.`;
    onChange(`The file is open, and everything in it is on this device now.${left}`);
  }

  async function open(file: File): Promise<void> {
    setError(null);
    try {
      const opened = await openFile(file, storage);
      if (typeof opened === 'string') setError(opened);
      else if (opened.plan.clashes.length > 0) setAsked(opened);
      else finish(opened, false);
    } catch {
      setError('This file could not be opened. Nothing has changed; please try again.');
    }
  }

  return (
    <section aria-labelledby="moving" className={styles.part}>
      <h2 id="moving">Take It With You</h2>
      <p>
        A new phone, or another browser? Save everything as a file here, and open it there. Where both devices have played the same game,
        the better records stay, and the device with more finished games has the counts.
      </p>
      <div className={styles.acts}>
        {records.length > 0 && (
          <Button onClick={() => download(transferText(records, storage), `apricotgames-mini-games-${today()}.json`)}>
            Save as a File
          </Button>
        )}
        <label className={`${buttonClass('paper')} ${styles.open}`}>
          Open a File
          <input
            type="file"
            accept="application/json,.json"
            className="visually-hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void open(file);
              currentTarget.value = ''; // the same file can be opened again
            }}
          />
        </label>
      </div>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {asked && (
        <Question
          question="Replace unfinished games?"
          consequence={`${namesOf(asked.plan.clashes.map(({ entry }) => entry))}: a game is under way here and another one in the file. Everything else is taken over either way.`}
          no="Keep Mine"
          yes="Take Those of the File"
          onAnswer={(isYes) => finish(asked, isYes)}
        />
      )}
    </section>
  );
}
