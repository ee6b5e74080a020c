// What the game says: at once for the eye, and unhurried for the ear where the game runs in real time.
import { useEffect, useRef, useState } from 'react';
import type { Engine } from '#app/mini-games/rules.ts';
import type { Session } from './session.ts';
import { useSnapshot } from './use-snapshot.ts';
import styles from './status-line.module.css';

const UNHURRIED_MS = 500;
const LONG = 44; // characters that still fit a phone in two lines of the display face

/** The latest text, but no oftener than every `UNHURRIED_MS`. */
function useUnhurried(text: string): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(0);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        saidAt.current = performance.now();
        setSaid(text);
      },
      Math.max(0, saidAt.current + UNHURRIED_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

function Unhurried({ text }: { text: string }) {
  return (
    <>
      <p aria-hidden className={styles.status} data-long={text.length > LONG || undefined}>
        {text}
      </p>
      <p role="status" className="visually-hidden">
        {useUnhurried(text)}
      </p>
    </>
  );
}

export interface StatusLineProps {
  readonly engine: Engine<unknown, unknown, unknown>;
  readonly session: Session;
  readonly isRealTime: boolean;
}

export function StatusLine({ engine, session, isRealTime }: StatusLineProps) {
  const { text, notices } = useSnapshot(session, (snapshot) => ({
    text: snapshot.notice ?? engine.describe(snapshot.state),
    notices: snapshot.notices,
  }));
  if (isRealTime) return <Unhurried text={text} />;
  return (
    <p role="status" className={styles.status} data-long={text.length > LONG || undefined}>
      {/* A new element is told again, even when it says the same. */}
      <span key={notices}>{text}</span>
    </p>
  );
}
