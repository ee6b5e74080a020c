// What came of a day's board, and what to do with it: send it, draw it, try it again, go on to the next one.
import { Image, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { registry } from '#app/games/registry.ts';
import { deviceStorage } from '#app/game-kit/session/persistence/device-storage.ts';
import type { Done } from '#app/game-kit/session/persistence/daily-result.ts';
import { ShareButton } from '#app/game-kit/stage/result/share-button.tsx';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { addressOf } from '#app/arcade/daily/model/day-address.ts';
import { unfinishedDays } from '#app/arcade/daily/model/daily-log.ts';
import type { DayKnown } from './day-context.ts';
import { doneOf } from '#app/arcade/daily/model/daily-history.ts';
import { boardText, canRetry } from '#app/arcade/daily/model/daily-text.ts';
import { setOf } from '#app/arcade/daily/model/weekly-plan.ts';
import styles from './finished-board.module.css';

const loadSheet = () => import('./picture-dialog.tsx');

export function DoneActs({ known, done }: { known: DayKnown; done: Done }) {
  const { entry, day, today, kept, retry } = known;
  const [isOpen, setOpen] = useState(false);
  const late = useLate(loadSheet, isOpen);
  const [isUnfinished] = useState(() => unfinishedDays(entry.id, deviceStorage()).includes(day)); // its mark was beaten on the way
  const next = setOf(day).find(({ game }) => game !== entry.id && doneOf(kept, game, day) === null);
  const nextEntry = registry.find(({ id }) => id === next?.game);
  return (
    <>
      <div className={styles.acts}>
        {(isUnfinished || canRetry(entry.id, done)) && (
          <Button onClick={retry}>
            <RotateCcw aria-hidden size={20} /> {isUnfinished ? 'Play On' : 'Try Again'}
          </Button>
        )}
        <ShareButton what="the result" text={boardText({ game: entry.id, title: entry.title }, day, done)} />
        <Button kind="paper" onClick={() => setOpen(late !== 'missing' || !isOpen)}>
          <Image aria-hidden size={20} /> Picture
        </Button>
      </div>
      {isOpen && late === 'missing' && <p role="alert">The picture did not arrive. Your connection may be taking a break.</p>}
      {isOpen && late !== null && late !== 'missing' && <late.PictureSheet known={known} onClose={() => setOpen(false)} />}
      {nextEntry && (
        <PageLink to={addressOf(nextEntry.id, day, today.day)} className={styles.next}>
          Next: {nextEntry.title}
        </PageLink>
      )}
    </>
  );
}
