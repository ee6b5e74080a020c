// The picture of a day, with the ways to hand it on; a chunk of its own that comes when it is asked for.
import { Copy, Download, Share2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hueOf } from '#app/games/hue.ts';
import { registry } from '#app/games/registry.ts';
import { ShareButton } from '#app/game-kit/stage/result/share-button.tsx';
import { Button } from '#app/components/ui/controls/button.tsx';
import type { DayKnown } from './day-context.ts';
import { doneOf, resultStreak } from '#app/arcade/daily/model/daily-history.ts';
import { drawDay, PICTURE_SIZE, type PicturedBoard } from './draw-picture.ts';
import { dateInWords, dayText } from '#app/arcade/daily/model/daily-text.ts';
import { setOf } from '#app/arcade/daily/model/weekly-plan.ts';
import styles from './picture-dialog.module.css';

/** By then every browser has begun to save the file. */
const SAVING_MS = 60_000;

/** Why there is no picture, or that it was copied, in words. */
const NEWS = {
  drawing: 'Drawing…',
  failed: 'The picture could not be drawn.',
  copied: 'Copied.',
  refused: 'Your browser would not copy it. Download it instead.',
} as const;

function boardsOf({ day, kept, toys }: DayKnown): readonly PicturedBoard[] {
  return setOf(day).flatMap(({ game }) => {
    const entry = registry.find(({ id }) => id === game);
    return entry ? [{ game, title: entry.title, done: doneOf(kept, game, day), hue: hueOf(entry), toy: toys[game] }] : [];
  });
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), SAVING_MS);
}

export function PictureSheet({ known, onClose }: { known: DayKnown; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [news, setNews] = useState<keyof typeof NEWS | null>('drawing');
  const [pictured] = useState(() => ({
    day: known.day,
    streak: resultStreak(known.kept, known.day, known.today),
    boards: boardsOf(known),
  }));

  useEffect(() => {
    const target = canvas.current;
    dialog.current?.showModal();
    if (!target) return;
    let isGone = false;
    const name = `apricotgames-today-${pictured.day}.png`;
    drawDay(target, pictured)
      .then(() => new Promise<Blob | null>((resolve) => target.toBlob(resolve, 'image/png')))
      .then(
        (blob) => {
          if (isGone) return;
          setFile(blob && new File([blob], name, { type: 'image/png' }));
          setNews(blob ? null : 'failed');
        },
        () => isGone || setNews('failed'),
      );
    return () => {
      isGone = true;
    };
  }, [pictured]);

  /** Somebody who puts the share sheet away has changed their mind. */
  async function share(picture: File): Promise<void> {
    try {
      await navigator.share({ files: [picture] });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) download(picture);
    }
  }

  async function copy(picture: File): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
      setNews('copied');
    } catch {
      setNews('refused');
    }
  }

  const canShare = file !== null && typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={`Picture of ${dateInWords(known.day)}`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.page}>
        <header className={styles.head}>
          <p>Today No. {known.day}</p>
          <button type="button" autoFocus className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
            <X aria-hidden size={22} />
          </button>
        </header>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={PICTURE_SIZE}
          height={PICTURE_SIZE}
          role="img"
          aria-label={dayText(pictured.boards, pictured.day, pictured.streak)}
        />
        <p role="status" className={styles.news}>
          {news && NEWS[news]}
        </p>
        {file && (
          <div className={styles.acts}>
            {canShare ? (
              <Button onClick={() => void share(file)}>
                <Share2 aria-hidden size={20} /> Share Picture
              </Button>
            ) : (
              <>
                <Button onClick={() => void copy(file)}>
                  <Copy aria-hidden size={20} /> Copy Picture
                </Button>
                <Button kind="paper" onClick={() => download(file)}>
                  <Download aria-hidden size={20} /> Download
                </Button>
              </>
            )}
            <ShareButton isNamed what="Text" text={dayText(pictured.boards, pictured.day, pictured.streak)} />
          </div>
        )}
      </div>
    </dialog>
  );
}
