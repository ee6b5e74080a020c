// How a game ended, what was best about it, and what to do next; lies over the board until it is put away.
import { Copy, RotateCcw, Trophy, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LoadedGame } from '#app/mini-games/contract.ts';
import type { Engine, EngineStatus } from '#app/mini-games/rules.ts';
import { celebrate } from './celebration.ts';
import { formatDuration } from './duration.ts';
import { shareText } from './share-text.ts';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './result-panel.module.css';

const CHEERS: Record<Exclude<EngineStatus, 'playing'>, string> = { won: 'Well played!', lost: 'So close!', draw: 'Nobody blinked.' };

const OUTCOMES: typeof CHEERS = { won: 'Won', lost: 'Lost', draw: 'A draw' };

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
  readonly entry: LoadedGame;
  readonly engine: Engine<unknown, unknown, unknown>;
  readonly session: Session;
}

/** The result of a game that is over, and nothing before. */
export function ResultPanel({ entry, engine, session }: ResultPanelProps) {
  const { status, game } = useSnapshot(session, (snapshot) => ({ status: snapshot.status, game: snapshot.game }));
  return status === 'playing' ? null : <Result key={game} status={status} entry={entry} engine={engine} session={session} />;
}

function Result({ status, entry, engine, session }: ResultPanelProps & { status: Exclude<EngineStatus, 'playing'> }) {
  const panel = useRef<HTMLElement>(null);
  const [isAway, setAway] = useState(false);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const { state, records, hints, preferences } = useSnapshot(session, (snapshot) => snapshot);

  useEffect(() => {
    if (status === 'won' && panel.current) void celebrate(panel.current);
  }, [status]);

  if (isAway) return null;
  const summary = [
    ...(engine.summary?.(state) ?? []),
    ...(entry.isTimed ? [`Time: ${formatDuration(session.elapsedMs())}`] : []),
    ...(hints > 0 ? [`Hints: ${hints}`] : []),
  ];
  const text = shareText({
    title: entry.title,
    // Where the game is drawn, words that could give it away are left out.
    result: engine.share ? (engine.outcome?.(state) ?? OUTCOMES[status]) : engine.describe(state),
    elapsedMs: entry.isTimed && status === 'won' ? session.elapsedMs() : null,
    drawing: engine.share?.(state, preferences) ?? null,
  });

  return (
    <section ref={panel} className={styles.panel} data-status={status} aria-label="Result">
      <button type="button" className={styles.close} aria-label="Look at the board" onClick={() => setAway(true)}>
        <X aria-hidden size={20} />
      </button>
      <p className={styles.cheer}>
        {status === 'won' && <Trophy aria-hidden size={30} />}
        {CHEERS[status]}
      </p>
      {summary.length > 0 && (
        <ul className={styles.summary}>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {(records.score || records.time) && <p className={styles.record}>New best {records.score ? 'score' : 'time'}!</p>}
      <div className={styles.ways}>
        <Button onClick={() => session.newGame()}>
          <RotateCcw aria-hidden size={20} /> Play Again
        </Button>
        <Button kind="paper" onClick={() => void copyText(text).then((isCopied) => setCopied(isCopied ? 'yes' : 'refused'))}>
          <Copy aria-hidden size={20} /> {copied === 'yes' ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> the result</span>
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
