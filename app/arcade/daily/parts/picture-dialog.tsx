// Dialog with the picture of a day and buttons to share, copy or download it. Loaded on demand.
import { Copy, Download, Share2, X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useLayoutEffect, useRef, useState } from 'react';
import { getHue, registry } from '#app/games/registry.ts';
import { ShareButton } from '#app/game-kit/stage/result/share-button.tsx';
import { SLUG } from '#app/content/data/site.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { downloadFile } from '#app/components/ui/lib/download-file.ts';
import { openShareSheet } from '#app/components/ui/lib/share-or-copy.ts';
import type { DayContextValue } from './day-context.ts';
import { getDailyResult, computeResultStreak } from '#app/arcade/daily/model/daily-history.ts';
import { drawDay, PICTURE_SIZE, type PictureBoard } from './draw-picture.ts';
import { formatDay, createDayText } from '#app/arcade/daily/model/daily-text.ts';
import { getDailySet } from '#app/arcade/daily/model/daily-set.ts';
import styles from './picture-dialog.module.css';

/** Messages for the dialog's status line. */
const STATUS_TEXT = {
  drawing: 'Drawing…',
  failed: "Couldn't create the picture.",
  copied: 'Copied.',
  refused: 'Your browser blocked copying. Download it instead.',
} as const;

function collectPictureBoards({ day, dailyHistory, toys }: DayContextValue): readonly PictureBoard[] {
  return getDailySet(day).flatMap(({ game }) => {
    const entry = registry.find(({ id }) => id === game);
    return entry ? [{ game, title: entry.title, done: getDailyResult(dailyHistory, game, day), hue: getHue(entry), toy: toys[game] }] : [];
  });
}

export function PictureDialog({ dayContext, onClose }: { dayContext: DayContextValue; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [statusKey, setStatusKey] = useState<keyof typeof STATUS_TEXT | null>('drawing');
  const [pictureDay] = useState(() => ({
    day: dayContext.day,
    streak: computeResultStreak(dayContext.dailyHistory, dayContext.day, dayContext.today),
    boards: collectPictureBoards(dayContext),
  }));

  useLayoutEffect(() => {
    const target = canvas.current;
    dialog.current?.showModal();
    if (!target) return;
    let isCancelled = false;
    const name = `${SLUG}-today-${pictureDay.day}.png`;
    drawDay(target, pictureDay)
      .then(() => new Promise<Blob | null>((resolve) => target.toBlob(resolve, 'image/png')))
      .then(
        (blob) => {
          if (isCancelled) return;
          setFile(blob && new File([blob], name, { type: 'image/png' }));
          setStatusKey(blob ? null : 'failed');
        },
        () => isCancelled || setStatusKey('failed'),
      );
    return () => {
      isCancelled = true;
    };
  }, [pictureDay]);

  async function share(picture: File): Promise<void> {
    if (!(await openShareSheet({ files: [picture] }))) downloadFile(picture);
  }

  async function copy(picture: File): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
      setStatusKey('copied');
    } catch {
      setStatusKey('refused');
    }
  }

  const canShare = file !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={`Your results for ${formatDay(dayContext.day)}`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.page}>
        <header className={styles.head}>
          <p>{`Today No. ${dayContext.day}`}</p>
          <button type="button" autoFocus className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon icon={X} size={22} />
          </button>
        </header>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          role="img"
          aria-label={createDayText(pictureDay.boards, pictureDay.day, pictureDay.streak)}
        />
        <p role="status" className={styles.status}>
          {statusKey && STATUS_TEXT[statusKey]}
        </p>
        {file && (
          <div className={`cluster ${styles.actions}`}>
            {canShare ? (
              <Button onClick={() => void share(file)}>
                <Icon icon={Share2} size={20} /> Share Picture
              </Button>
            ) : (
              <>
                <Button onClick={() => void copy(file)}>
                  <Icon icon={Copy} size={20} /> Copy Picture
                </Button>
                <Button kind="paper" onClick={() => downloadFile(file)}>
                  <Icon icon={Download} size={20} /> Download
                </Button>
              </>
            )}
            <ShareButton what="Text" text={createDayText(pictureDay.boards, pictureDay.day, pictureDay.streak)} />
          </div>
        )}
      </div>
    </dialog>
  );
}
