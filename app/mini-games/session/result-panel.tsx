// How a game ended, what was best about it, and what to do next.
import { Copy, RotateCcw, Trophy } from 'lucide-react';
import { useState } from 'react';
import type { MiniGameEntry } from '#app/mini-games/contract.ts';
import type { Engine, EngineStatus } from '#app/mini-games/engine.ts';
import { formatDuration } from './duration.ts';
import { shareText } from './share-text.ts';
import type { Session } from './session.ts';
import type { Snapshot } from './snapshot.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './result-panel.module.css';

const CHEERS: Record<Exclude<EngineStatus, 'playing'>, string> = { won: 'Well played!', lost: 'So close!', draw: 'Nobody blinked.' };

/** Whether the browser let us copy. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface ResultPanelProps {
  readonly entry: MiniGameEntry;
  readonly engine: Engine<unknown, unknown, unknown>;
  readonly session: Session;
  readonly snapshot: Snapshot<unknown, unknown>;
}

export function ResultPanel({ entry, engine, session, snapshot }: ResultPanelProps) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const { status, records, state } = snapshot;
  if (status === 'playing') return null;
  const result = engine.describe(state);
  const text = shareText(entry.title, result, entry.isTimed && status === 'won' ? session.elapsedMs() : null);

  return (
    <section className={styles.panel} data-status={status} aria-label="Result">
      <Trophy aria-hidden className={styles.trophy} />
      <div className={styles.words}>
        <p className={styles.cheer}>{CHEERS[status]}</p>
        <p>
          {result}
          {entry.isTimed && ` Time: ${formatDuration(session.elapsedMs())}.`}
        </p>
        {(records.score || records.time) && <p className={styles.record}>New best {records.score ? 'score' : 'time'}!</p>}
      </div>
      <div className={styles.ways}>
        <Button onClick={() => session.newGame()}>
          <RotateCcw aria-hidden size={20} /> Play Again
        </Button>
        <Button kind="paper" onClick={() => void copyText(text).then((isCopied) => setCopied(isCopied ? 'yes' : 'refused'))}>
          <Copy aria-hidden size={20} /> {copied === 'yes' ? 'Copied' : 'Copy Result'}
        </Button>
      </div>
      {copied === 'refused' && (
        <label className={styles.text}>
          Your browser keeps its clipboard to itself. Here is the text:
          <textarea readOnly rows={3} value={text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </section>
  );
}
