// What is not wanted in play, over the stage: how the game goes, how it may look, and what came of it so far; a chunk of its own.
import { IterationCw, Maximize, Minimize, Redo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { InstallButton } from '#app/service-worker/install-button.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Question } from '#app/components/ui/controls/confirm-dialog.tsx';
import type { MoreProps } from '#app/game-kit/stage/frame/more-button.tsx';
import { LOOK } from '#app/game-kit/stage/shared/board-colors.ts';
import { Options } from './options.tsx';
import { restartLabel } from '#app/game-kit/stage/shared/restart-label.ts';
import { ShareButton } from '#app/game-kit/stage/result/share-button.tsx';
import { boardText } from '#app/game-kit/stage/result/share-text.ts';
import { senses } from '#app/game-kit/stage/feedback/feedback-options.ts';
import { StatisticsTable } from './statistics-table.tsx';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './more-dialog.module.css';

export function Sheet({ entry, game, shell, fullScreen, onClose }: Omit<MoreProps, 'look'> & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { canRedo, origin, state, detour, outcome, isUnderway } = useSnapshot(
    shell,
    'canRedo',
    'origin',
    'state',
    'detour',
    'outcome',
    'isUnderway',
  );
  const [asksToRestart, setAsksToRestart] = useState(false);
  // Of the board of a day nobody learns anything by a restart that undo would not have told.
  const restarts = detour?.kind !== 'day' || (game.stepsBack !== 'none' && outcome === null) ? game.restarts : undefined;
  const canRestart = isUnderway || outcome !== null;

  useEffect(() => {
    shell.send({ type: 'cover', by: 'dialog' });
    dialog.current?.showModal();
    return () => shell.send({ type: 'uncover', by: 'dialog' });
  }, [shell]);

  /** What the toolbar of a phone has no room for. */
  function afterwards(act: () => void): void {
    dialog.current?.close();
    act();
  }

  function answerRestart(isYes: boolean): void {
    setAsksToRestart(false);
    if (isYes) afterwards(shell.restart);
  }

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={`About ${entry.title}`}
      onClose={({ target }) => target === dialog.current && onClose()}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.page}>
        <button type="button" autoFocus className={styles.close} aria-label="Back to the game" onClick={() => dialog.current?.close()}>
          <X aria-hidden size={22} />
        </button>
        <div className={styles.spare} data-many={game.stepsBack === 'undo-and-redo' || undefined}>
          <Button kind="paper" onClick={() => afterwards(fullScreen.toggle)}>
            {fullScreen.size ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
            {fullScreen.size ? 'Leave full screen' : 'Full screen'}
          </Button>
          {game.stepsBack === 'undo-and-redo' && (
            <Button kind="paper" aria-disabled={!canRedo} onClick={() => afterwards(() => shell.send({ type: 'redo' }))}>
              <Redo2 aria-hidden size={20} /> Redo
            </Button>
          )}
        </div>
        {restarts && (
          <div className={styles.restart}>
            <Button
              kind="paper"
              aria-disabled={!canRestart}
              onClick={() => canRestart && (isUnderway ? setAsksToRestart(true) : afterwards(shell.restart))}
            >
              <IterationCw aria-hidden size={20} /> {restartLabel(restarts)}
            </Button>
          </div>
        )}
        <div className={styles.install}>
          <InstallButton />
        </div>
        <section>
          <h4>How to play</h4>
          <ul className={styles.list}>
            {game.howToPlay.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>
              Press <kbd>?</kbd> while you play to see all keys.
            </li>
          </ul>
        </section>
        {/* Everybody has the board of a day anyway. */}
        {detour?.kind !== 'day' && (
          <section>
            <h4>Play it together</h4>
            <p className={styles.note}>Send somebody a link to this very board, and may the better player win.</p>
            <ShareButton what="a link to this board" text={boardText(entry, game, { origin, state })} />
          </section>
        )}
        <Options preferences={[LOOK, ...senses(), ...(game.preferences ?? [])]} game={game} shell={shell} />
        <StatisticsTable results={game.results} shell={shell} />
      </div>
      {asksToRestart && restarts && (
        <Question
          question={`${restartLabel(restarts)}?`}
          consequence="You will lose the game you are playing."
          no="Keep Playing"
          yes="Restart"
          onAnswer={answerRestart}
        />
      )}
    </dialog>
  );
}
