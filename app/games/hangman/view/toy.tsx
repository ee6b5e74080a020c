// The toy on the swing: an apricot whose face shows how the game is going.
import { KNOT } from './balloon.tsx';
import styles from './picture.module.css';

const MOODS = ['calm', 'worried', 'scared', 'landed', 'happy'] as const;
export type Mood = (typeof MOODS)[number];

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M171 189q9 9 18 0',
  worried: 'M173 192q7-3 14 0',
  scared: 'M175 192a5 6 0 1 0 10 0 5 6 0 1 0-10 0z',
  landed: 'M172 190q8 6 16 0',
  happy: 'M169 187q11 17 22 0z',
};

function Eyes({ mood }: { mood: Mood }) {
  if (mood === 'happy') return <path d="M162 180q5-7 10 0M188 180q5-7 10 0" className={styles.line} />;
  if (mood === 'landed') return <path d="M162 174l8 5-8 5M198 174l-8 5 8 5" className={styles.line} />;
  const size = mood === 'scared' ? 5.5 : 4;
  return (
    <>
      {[167, 193].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="179" rx={size} ry={size + 1} className={styles.eye} />
          <circle cx={x + 1.5} cy="177" r="1.500" fill="white" />
        </g>
      ))}
      {mood !== 'calm' && <path d="M161 169l9-4M199 169l-9-4" className={styles.line} />}
    </>
  );
}

export function Toy({ mood }: { mood: Mood }) {
  return (
    <g transform={`translate(180 ${KNOT.y}) scale(1.15) translate(-180 -132)`}>
      <path d="M180 132 148 208M180 132 212 208" className={styles.rope} />
      <circle cx="180" cy="132" r="4.500" className={styles.knot} />
      <path d="M168 208v9M192 208v9" className={styles.limb} />
      <path d="M162 220q0-6 6-6h4v8h-10zM188 214h4q6 0 6 6v2h-10z" className={styles.shoe} />
      <path d="M158 190 153 182M202 190 207 182" className={styles.limb} />
      <circle cx="180" cy="182" r="28" className={styles.body} />
      <path d="M180 155q-13 8-13 27 0 12 6 24" className={styles.cleft} />
      <ellipse cx="196" cy="168" rx="6" ry="4" fill="oklch(1 0 0 / 0.5)" transform="rotate(35 196 168)" />
      <path d="M180 156q-1-6 2-10" className={styles.stem} />
      <path d="M182 152q4-13 20-11-3 13-20 11z" className={styles.leaf} />
      <ellipse cx="160" cy="189" rx="4.500" ry="3" className={styles.cheek} />
      <ellipse cx="200" cy="189" rx="4.500" ry="3" className={styles.cheek} />
      <Eyes mood={mood} />
      <path d={MOUTHS[mood]} className={styles.mouth} data-mood={mood} />
      <circle cx="153" cy="181" r="5" className={styles.hand} />
      <circle cx="207" cy="181" r="5" className={styles.hand} />
      <rect x="142" y="205" width="76" height="8" rx="4" className={styles.seat} />
    </g>
  );
}
