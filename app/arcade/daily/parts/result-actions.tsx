// What stands below a daily result: share, picture, retry, how far the day's set is, and a link to its next open board.
import { Flame, Image, RotateCcw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { registry } from '#app/games/registry.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/persistence.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { INITIALS_ID, toInitials } from '#app/game-kit/stage/result/challenge.ts';
import { ShareResult } from '#app/game-kit/stage/result/share-result.tsx';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { createDayPath } from '#app/arcade/daily/model/day-address.ts';
import type { DayContextValue } from './day-context.ts';
import { computeGameStreak, countDone, getDailyResult } from '#app/arcade/daily/model/daily-history.ts';
import {
  canRetry,
  createBoardResultText,
  formatBoardComparison,
  formatTimeLeft,
  measureResult,
} from '#app/arcade/daily/model/daily-text.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import styles from './result-actions.module.css';

const loadPictureDialog = () => import('./picture-dialog.tsx');

interface ResultActionsProps {
  readonly dayContext: DayContextValue;
  readonly done: DailyResult;
  /** The button to go on, while the game does. */
  readonly keepGoing?: ReactNode;
}

export function ResultActions({ dayContext, done, keepGoing }: ResultActionsProps) {
  const { entry, day, today, dailyHistory, fragment, retry } = dayContext;
  const [isOpen, setOpen] = useState(false);
  const [gameStorage] = useState(() => createGameStorage(entry.id, createDeviceStorage()));
  const [initials, setInitials] = useState(() => toInitials(gameStorage.loadPreferences()[INITIALS_ID]));
  const comparison = formatBoardComparison(done, fragment);
  const [part, hasFailed] = useLazyPart(loadPictureDialog, isOpen);
  const next = getDailySet(day).find(({ game }) => game !== entry.id && getDailyResult(dailyHistory, game, day) === null);
  const [doneCount, boardCount] = [countDone(dailyHistory, day), getDailySet(day).length];
  const isWhole = doneCount === boardCount;
  const isToday = day === today.day;
  const streak = isToday ? computeGameStreak(dailyHistory, entry.id, today).current : 0;
  const goOn =
    keepGoing ||
    (canRetry(done) && (
      <Button onClick={retry}>
        <Icon icon={RotateCcw} size={20} /> Try Again
      </Button>
    ));
  const picture = (
    <Button kind={isWhole ? 'primary' : 'paper'} onClick={() => setOpen(!hasFailed)}>
      <Icon icon={Image} size={20} /> Picture
    </Button>
  );
  const nextEntry = registry.find(({ id }) => id === next?.game);
  return (
    <>
      {comparison !== null && <p className={styles.comparison}>{comparison}</p>}
      <div className={`cluster ${styles.actions}`}>
        {goOn}
        {goOn && picture /* on one line, also on a phone */}
        <ShareResult
          measured={measureResult(done)}
          initials={initials}
          onChange={(value) => {
            setInitials(value);
            gameStorage.write({ kind: 'preference', id: INITIALS_ID, value });
          }}
          text={createBoardResultText({ game: entry.id, title: entry.title }, day, done, initials)}
        />
        {!goOn && picture}
      </div>
      {hasFailed && <p role="alert">Couldn't load the image.</p>}
      {isOpen && part && <part.PictureDialog dayContext={dayContext} onClose={() => setOpen(false)} />}
      <p className={`cluster ${styles.set}`} data-whole={isWhole || undefined}>
        {streak > 0 && (
          <span className={styles.streak}>
            <Icon icon={Flame} size={18} /> <span>{streak === 1 ? '1 day' : `${streak} in a row`}</span>
          </span>
        )}
        <b>{isWhole ? `All ${boardCount} done!` : `${doneCount} of ${boardCount} done`}</b>
        {isToday && <span>{`Next set in ${formatTimeLeft(today.leftMs)}`}</span>}
      </p>
      {nextEntry && (
        <PageLink to={createDayPath(nextEntry.id, day, today.day)} className={styles.next}>
          {`Next: ${nextEntry.title}`}
        </PageLink>
      )}
    </>
  );
}
