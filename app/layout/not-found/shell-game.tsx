// A shell game: somebody hides in one of three boxes, which change places before the player's eyes. Who cannot see it can follow it in
// words.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShellGameText } from '#app/content/data/not-found.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { findPicture } from '#app/content/queries/pictures.ts';
import { createShuffle, followSwap, PLACES, type Swap } from './shell-game-rules.ts';
import styles from './shell-game.module.css';

const PICTURES = { box: findPicture('not-found/box'), empty: findPicture('not-found/empty'), mouse: findPicture('not-found/mouse') };

type Content = keyof typeof PICTURES;

/** Time to see where somebody hides, and to see the lid closed, in ms. */
const PEEK_MS = 450;

/** Moves two boxes into each other's place, the left one in front, on arcs. They look alike, so that afterwards each can be where it was. */
async function animateSwap([left, right]: readonly [HTMLElement, HTMLElement], duration: number): Promise<void> {
  const distance = right.offsetLeft - left.offsetLeft;
  const arcs = [
    { box: left, x: distance, y: 12, scale: 1.08, zIndex: 1 },
    { box: right, x: -distance, y: -12, scale: 0.9, zIndex: 0 },
  ].map(({ box, x, y, scale, zIndex }) =>
    box.animate(
      [
        { transform: 'none', zIndex },
        { transform: `translate(${x / 2}px, ${y}%) scale(${scale})`, zIndex },
        { transform: `translate(${x}px)`, zIndex },
      ],
      { duration, easing: 'ease-in-out' },
    ),
  );
  await Promise.all(arcs.map(({ finished }) => finished));
}

interface ShellGameProps {
  readonly text: ShellGameText;
  /** Stands between the boxes and their button. */
  readonly children: ReactNode;
  /** Stands beside the button. */
  readonly link: ReactNode;
}

export function ShellGame({ text, children, link }: ShellGameProps) {
  const [place, setPlace] = useState(1);
  const [phase, setPhase] = useState<'before' | 'shuffling' | 'guessing' | 'after'>('before');
  const [swaps, setSwaps] = useState<readonly Swap[]>([]);
  const [guess, setGuess] = useState(place);
  const [streak, setStreak] = useState(0);
  const boxes = useRef<(HTMLButtonElement | null)[]>([]);
  const button = useRef<HTMLButtonElement>(null);

  async function animate(shuffle: readonly Swap[]): Promise<void> {
    if (prefersReducedMotion()) return;
    await boxes.current[0]?.animate([], PEEK_MS).finished;
    const duration = Math.max(220, 460 - 60 * streak);
    for (const [a, b] of shuffle) {
      const [left, right] = [boxes.current[a], boxes.current[b]];
      if (left && right) await animateSwap([left, right], duration);
    }
  }

  async function start(): Promise<void> {
    if (phase === 'shuffling' || phase === 'guessing') return;
    const shuffle = createShuffle(Math.min(4 + streak, 9), Math.random);
    setPhase('shuffling');
    setSwaps(shuffle);
    await animate(shuffle).catch(() => {}); // the page was left
    setPlace(shuffle.reduce(followSwap, place));
    setPhase('guessing');
  }

  useEffect(() => {
    if (phase === 'guessing') boxes.current[1]?.focus({ preventScroll: true });
  }, [phase]);

  function open(chosen: number): void {
    setGuess(chosen);
    setStreak(chosen === place ? streak + 1 : 0);
    setPhase('after');
    button.current?.focus({ preventScroll: true });
  }

  function getContent(index: number): Content {
    if (phase === 'shuffling' || phase === 'guessing') return 'box';
    if (index === place) return 'mouse';
    return phase === 'after' && index === guess ? 'empty' : 'box';
  }

  const changes = swaps.map(([a, b]) => `${PLACES[a]} and ${PLACES[b]}`).join(', ');
  const result = guess === place ? `${text.found}${streak > 1 ? ` ${streak} in a row.` : ''}` : `It was in the ${PLACES[place]} box.`;
  return (
    <>
      <div className={styles.boxes} role="group" aria-label={text.label}>
        {PLACES.map((name, index) => {
          const content = getContent(index);
          const inside = { box: '', empty: ': empty', mouse: `: the ${text.hider}` }[content];
          return (
            <button
              key={name}
              type="button"
              ref={(element) => {
                boxes.current[index] = element;
              }}
              aria-label={`The ${name} box${inside}`}
              disabled={phase !== 'guessing'}
              onClick={() => open(index)}
            >
              {(Object.keys(PICTURES) as Content[]).map((one) => (
                <span key={one} className={`fill ${one === content ? styles.shown : ''}`}>
                  <Picture picture={PICTURES[one]} sizes="(min-width: 40rem) 15rem, 30vw" isUrgent={one === content} />
                </span>
              ))}
            </button>
          );
        })}
      </div>
      {children}
      <div className="cluster">
        {link}
        <Button kind="paper" ref={button} aria-disabled={phase === 'shuffling' || phase === 'guessing'} onClick={() => void start()}>
          {text.start}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {phase === 'guessing' && (
          <span>
            {text.question}
            <span className={`visually-hidden ${styles.changes}`}> These changed places: {changes}.</span>
          </span>
        )}
        {phase === 'after' && <span>{result}</span>}
      </p>
    </>
  );
}
