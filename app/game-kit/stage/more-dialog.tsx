// The "More" dialog: redo, restart, options and statistics. Loaded on demand.
import { countOutcomes, getStatisticFigures } from '#app/game-kit/result/statistic-figures.ts';
import { BarChart } from '#app/components/ui/text/bar-chart.tsx';
import { getTranslate } from '#app/components/ui/lib/get-translate.ts';
import styles from './sheet.module.css';
import { IterationCw, Redo2 } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { Options } from './options.tsx';
import { Sheet } from './sheet.tsx';
import { getRestartLabel } from './use-new-game.tsx';
import { SOUND } from './feedback/use-feedback.ts';
import { useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';

function StatisticsTable() {
  const { results } = useStage().game;
  const { statistics, variant, hasUnstored } = useSnapshot((snapshot) => snapshot);
  const outcomes = countOutcomes(results, variant, statistics).filter(({ count }) => count > 0);
  const figures = getStatisticFigures(results, variant, statistics);
  if (figures.length + outcomes.length === 0) return null;
  return (
    <section>
      <h4>Statistics</h4>
      <p
        className={`small ${styles.note}`}
      >{`${variant.label}, ${hasUnstored ? 'kept until you leave this page' : 'saved on this device only'}`}</p>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate={getTranslate(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      {outcomes.length > 0 && <BarChart bars={outcomes} layout="rows" />}
    </section>
  );
}

export function MoreDialog({ onClose }: { onClose: () => void }) {
  const { entry, site, game, store } = useStage();
  const dialog = useRef<HTMLDialogElement>(null);
  const { canRedo, source, outcome, isUnderway } = useSnapshot((snapshot) => snapshot);
  const [isConfirmingRestart, setConfirmingRestart] = useState(false);
  // A daily board can be restarted only where undo could take back just as much.
  const canRepeat = source?.kind !== 'day' || (game.undoSupport !== 'none' && outcome === null);
  const restartUnit = canRepeat && game.restartUnit !== 'reset' ? game.restartUnit : undefined;
  const canRestart = isUnderway || outcome !== null;

  useDialogPause();
  useEffect(() => dialog.current?.showModal(), []); // after the press has given the board the focus, to which closing returns

  function closeAndRun(action: () => void): void {
    dialog.current?.close();
    action();
  }

  function answerRestart(isYes: boolean): void {
    setConfirmingRestart(false);
    if (isYes) closeAndRun(store.restart);
  }

  return (
    <Sheet dialog={dialog} name={`About ${entry.title}`} onClose={onClose}>
      {game.undoSupport === 'undo-and-redo' && (
        <div className={styles.action}>
          <Button kind="paper" aria-disabled={!canRedo} onClick={() => closeAndRun(() => store.send({ type: 'redo' }))}>
            <Icon icon={Redo2} size={20} /> Redo
          </Button>
        </div>
      )}
      {restartUnit && (
        <div className={styles.action}>
          <Button
            kind="paper"
            aria-disabled={!canRestart}
            onClick={() => canRestart && (isUnderway ? setConfirmingRestart(true) : closeAndRun(store.restart))}
          >
            <Icon icon={IterationCw} size={20} /> {getRestartLabel(restartUnit)}
          </Button>
        </div>
      )}
      <div className={styles.tools}>{site.tools}</div>
      <p>
        <PageLink to={site.howToPlayPath} onClick={() => dialog.current?.close()}>
          How to Play
        </PageLink>
        <span className={styles.keyHint}>
          . Press <kbd translate="no">?</kbd> while you play to see all keys.
        </span>
      </p>
      <Options preferences={[SOUND, ...(game.preferences ?? [])]} />
      <StatisticsTable />
      {isConfirmingRestart && restartUnit && (
        <ConfirmDialog
          question={`${getRestartLabel(restartUnit)}?`}
          consequence="You'll lose your current game."
          cancelLabel="Keep Playing"
          confirmLabel="Restart"
          onAnswer={answerRestart}
        />
      )}
    </Sheet>
  );
}
