// The picture: a toy on a swing, held by six balloons over a cushion. Each wrong letter pops one; after the last one, the toy drops.
import { memo, useState } from 'react';
import { getBalloon, Balloon, PoppedBalloon, BalloonString } from './balloon.tsx';
import { getOverlayProps, HEIGHT, WIDTH } from './view-box.ts';
import styles from './picture.module.css';
import type { HangmanEvent } from '#app/games/hangman/rules/rules.ts';
import type { Result } from '#app/game-kit/rules.ts';
import { Toy, type Mood } from './toy.tsx';

const REACH = 34; // length of the longest spark, including its round cap

/** Eight rays from the center. */
const SPARKS_PATH = 'M0-14V-30M10-10 21-21M14 0H30M10 10 21 21M0 14V30M-10 10-21 21M-14 0H-30M-10-10-21-21';

/** `isFresh` tells whether the balloon has popped just now, not in a restored game. It is read once, so that the next guess does not interrupt. */
function Sparks({ index, isFresh }: { index: number; isFresh: boolean }) {
  const [isFlying] = useState(isFresh);
  if (!isFlying) return null;
  const { x, y, hue, light } = getBalloon(index);
  return (
    <svg aria-hidden {...getOverlayProps({ x, y, reachX: REACH, reachY: REACH })} className={styles.sparks}>
      <g fill="none" stroke={`oklch(${light - 0.1} 0.17 ${hue})`} strokeWidth="5" strokeLinecap="round">
        <path d={SPARKS_PATH} transform={`translate(${x} ${y})`} />
      </g>
    </svg>
  );
}

/** How far the swing sinks with each popped balloon, in units of the picture. */
const SINK_PER_BALLOON = 2;

/** The order in which balloons pop: from the sides to the middle. */
const POP_ORDER = [0, 5, 1, 4, 2, 3];

const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The background: clouds, hills and the cushion. */
const Scene = memo(function Scene() {
  return (
    <svg viewBox={VIEW_BOX}>
      <path
        d="M24 58q2-14 17-12 6-13 20-8 12 2 11 14 10 0 9 8H28q-6 0-4-2zM286 128q1-10 12-9 5-9 15-5 9 2 8 10 7 1 6 6h-39z"
        fill="oklch(1 0 0 / 0.75)"
      />
      <path d="M0 208q70-34 150-14t210-12v60H0z" fill="oklch(0.9 0.1 135)" />
      <path d="M0 222q110-24 190-10t170-6v40H0z" fill="oklch(0.82 0.13 138)" />
      <g strokeWidth="3">
        <path d="M114 214q66-9 132 0 19 3 17 17t-19 14q-64 8-128 0-17-2-19-14t17-17z" fill="var(--danger)" stroke="oklch(0.55 0.17 27)" />
        <path d="M124 224q56-7 112 0" fill="none" stroke="oklch(0.83 0.1 35)" strokeDasharray="7 6" strokeLinecap="round" />
      </g>
    </svg>
  );
});

export interface PictureProps {
  readonly result: Result | null; // null while the game is running
  readonly wrong: number;
  /** The latest event; null if there is none, as after a restore. */
  readonly latest: HangmanEvent | null;
}

function getMood(result: Result | null, wrong: number): Mood {
  if (result === 'won') return 'happy';
  if (result === 'lost') return 'landed';
  if (wrong >= 4) return 'scared';
  return wrong >= 2 ? 'worried' : 'calm';
}

export function Picture({ result, wrong, latest }: PictureProps) {
  const height = result === 'lost' ? 12 : wrong * SINK_PER_BALLOON - 7;

  return (
    <div aria-hidden className={styles.picture} data-result={result ?? undefined} data-fresh={latest !== null || undefined}>
      <Scene />
      <div className={`fill ${styles.flight}`} style={{ transform: `translateY(${(height / HEIGHT) * 100}%)` }}>
        <svg viewBox={VIEW_BOX}>
          {POP_ORDER.map((index, order) =>
            order < wrong ? <PoppedBalloon key={index} index={index} /> : <BalloonString key={index} index={index} />,
          )}
          <Toy mood={getMood(result, wrong)} />
        </svg>
        {POP_ORDER.map((index, order) =>
          order < wrong ? (
            <Sparks key={index} index={index} isFresh={latest?.type === 'missed' && order === wrong - 1} />
          ) : (
            <Balloon key={index} index={index} />
          ),
        )}
      </div>
    </div>
  );
}
