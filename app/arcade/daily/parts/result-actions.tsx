// What stands below a daily result: the streak, retry, the next open board of its set, and a challenge.
import { Flame, RotateCcw } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { registry } from '#app/games/registry.ts';
import { createDeviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import { createGameStorage } from '#app/game-kit/session/persistence/game-storage.ts';
import type { DailyResult } from '#app/game-kit/session/persistence/daily-result.ts';
import { INITIALS_ID, type Rival } from '#app/game-kit/session/challenge.ts';
import { ChallengeButton } from '#app/game-kit/result/challenge-button.tsx';
import { formatComparison } from '#app/game-kit/result/challenge-text.ts';
import { Rivals } from '#app/game-kit/result/rivals.tsx';
import { Button, ButtonLink } from '#app/components/ui/controls/button.tsx';
import { createDayPath } from '#app/arcade/daily/model/day-address.ts';
import type { DayContextValue } from './day-context.ts';
import { computeGameStreak, countDone, getDailyResult } from '#app/arcade/daily/model/daily-history.ts';
import { canRetry, createBoardResultText, formatNextBoard, measureResult } from '#app/arcade/daily/model/daily-text.ts';
import { findNextDay, getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import styles from './result-actions.module.css';

export interface ResultActionsProps {
  readonly dayContext: DayContextValue;
  readonly done: DailyResult;
  /** The results that came with the link, best first. */
  readonly rivals: readonly Rival[];
  /** The button to go on, while the game does. */
  readonly keepGoing?: ReactNode;
  /** The button to the move that lost the game. */
  readonly turningPoint?: ReactNode;
}

export function ResultActions({ dayContext, done, rivals, keepGoing, turningPoint }: ResultActionsProps) {
  const { entry, day, today, dailyHistory, retry } = dayContext;
  const [gameStorage] = useState(() => createGameStorage(entry.id, createDeviceStorage()));
  const [initials] = useState(() => gameStorage.loadPreferences()[INITIALS_ID]);
  const measured = measureResult(done);
  const next = getDailySet(day).find(({ game }) => game !== entry.id && getDailyResult(dailyHistory, game, day) === null);
  const boardCount = getDailySet(day).length;
  const isWhole = countDone(dailyHistory, day) === boardCount;
  const streak = day === today.day ? computeGameStreak(dailyHistory, entry.id, today).current : 0;
  const goOn =
    keepGoing ||
    (canRetry(done) && (
      <Button onClick={retry}>
        <Icon icon={RotateCcw} size={20} /> Try Again
      </Button>
    ));
  const comesAgain = done.result === 'lost' && !goOn && day === today.day ? findNextDay(entry.id, day + 1) : null;
  const nextEntry = registry.find(({ id }) => id === next?.game);
  return (
    <>
      {measured && rivals[0] && <p className={styles.comparison}>{formatComparison(measured, rivals[0])}</p>}
      {measured && rivals.length > 1 && <Rivals rivals={rivals} measured={measured} />}
      {comesAgain !== null && <p>{formatNextBoard(entry.title, comesAgain, today)}</p>}
      {(streak > 0 || isWhole) && (
        <p className={`cluster ${styles.set}`}>
          {streak > 0 && (
            <span className={`inline ${styles.streak}`}>
              <Icon icon={Flame} size={18} /> <span>{streak === 1 ? '1 day' : `${streak} in a row`}</span>
            </span>
          )}
          {isWhole && <b>{`All ${boardCount} done!`}</b>}
        </p>
      )}
      <div className={`cluster ${styles.actions}`}>
        {goOn}
        {turningPoint}
        {nextEntry && (
          <ButtonLink kind={goOn ? 'paper' : 'primary'} to={createDayPath(nextEntry.id, day, today.day)}>
            {`Next: ${nextEntry.title}`}
          </ButtonLink>
        )}
        <ChallengeButton
          measured={measured}
          rivals={rivals}
          initials={initials}
          onInitials={(value) => gameStorage.write({ kind: 'preference', id: INITIALS_ID, value })}
          createText={(entered) => createBoardResultText(entry, day, done, entered, rivals)}
          hasSquares={done.drawing !== null}
        />
      </div>
    </>
  );
}
