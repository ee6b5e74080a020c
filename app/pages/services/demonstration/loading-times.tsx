// Two phones that open a game in real time, before and after. With reduced motion, and without scripts, both are open.
import { useEffect, useState } from 'react';
import { Hourglass } from 'lucide';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import styles from './loading-times.module.css';

const TICK_MS = 50;

interface PhoneProps {
  readonly label: string;
  readonly seconds: number;
  /** Since the start, in seconds; null if it has not been started. */
  readonly elapsed: number | null;
  readonly picture: PictureSource;
}

function Phone({ label, seconds, elapsed, picture }: PhoneProps) {
  const passed = Math.min(elapsed ?? 0, seconds);
  return (
    <div className={`column ${styles.phone}`} data-open={passed === seconds || undefined}>
      <div className={styles.body} aria-hidden>
        <div className={styles.screen}>
          <Picture picture={picture} sizes="(min-width: 36rem) 13rem, 38vw" className="fill" />
          <div className={`fill centered ${styles.splash}`} data-scripts-only>
            <Icon icon={Hourglass} size={40} />
            <div className={styles.bar}>
              <div style={{ transform: `scaleX(${passed / seconds})` }} />
            </div>
          </div>
        </div>
      </div>
      <p className={`centered ${styles.label}`}>
        <span>{label}</span>
        <b>{`${(elapsed === null ? seconds : passed).toFixed(1)} s`}</b>
      </p>
    </div>
  );
}

interface LoadingTimesProps {
  /** How long the game took to open, in seconds. */
  readonly before: number;
  readonly after: number;
  /** What a phone shows once the game is open; decorative. */
  readonly picture: PictureSource;
  readonly text: CaseStudyPageText['demonstration'];
}

export function LoadingTimes({ before, after, picture, text }: LoadingTimesProps) {
  const [elapsed, setElapsed] = useState<number | null>(null);
  const isRunning = elapsed !== null && elapsed < before;
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(() => setElapsed(Math.min((performance.now() - start) / 1000, before)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, before]);
  const opened = [
    { label: text.after, seconds: after },
    { label: text.before, seconds: before },
  ].filter(({ seconds }) => elapsed !== null && elapsed >= seconds);
  return (
    <div className={`panel ${styles.stage}`}>
      <Phone label={text.before} seconds={before} elapsed={elapsed} picture={picture} />
      <Phone label={text.after} seconds={after} elapsed={elapsed} picture={picture} />
      <Button className={styles.start} data-scripts-only aria-disabled={isRunning} onClick={() => isRunning || setElapsed(0)}>
        {elapsed === before ? text.again : text.start}
      </Button>
      <p role="status" className="visually-hidden">
        {opened.map(({ label, seconds }) => `${label}: ${seconds} s.`).join(' ')}
      </p>
    </div>
  );
}
