// The toy on the swing: an apricot whose face shows how the game is going.
import { KNOT } from './balloon.tsx';
import styles from './picture.module.css';

export type Mood = 'calm' | 'worried' | 'scared' | 'landed' | 'happy';

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M170 189q9 9 18 0',
  worried: 'M172 192q7-3 14 0',
  scared: 'M174 192a5 6 0 1 0 10 0 5 6 0 1 0-10 0z',
  landed: 'M171 190q8 6 16 0',
  happy: 'M168 187q11 17 22 0z',
};

function Eyes({ mood }: { mood: Mood }) {
  if (mood === 'happy') return <path d="M161 180q5-7 10 0M187 180q5-7 10 0" className={styles.line} />;
  if (mood === 'landed') return <path d="M161 174l8 5-8 5M197 174l-8 5 8 5" className={styles.line} />;
  const size = mood === 'scared' ? 5.5 : 4;
  return (
    <>
      {[166, 192].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="179" rx={size} ry={size + 1} className={styles.eye} />
          <circle cx={x - 1.5} cy="177" r="1.500" fill="white" />
        </g>
      ))}
      {mood !== 'calm' && <path d="M160 169l9-4M198 169l-9-4" className={styles.line} />}
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
      <path d="M183 155q29 16 16 48" className={styles.cleft} />
      <ellipse cx="174" cy="163" rx="7" ry="3" fill="oklch(1 0 0 / 0.5)" />
      <path d="M180 156q-1-6 3-11" className={styles.stem} />
      <path d="M182 154q4-14 20-12-3 14-20 12zM178 155q-2-11-14-9 1 11 14 9z" className={styles.leaf} />
      <path d="M158 189h3M196 189h3" className={styles.cheek} />
      <Eyes mood={mood} />
      <path d={MOUTHS[mood]} className={styles.mouth} data-mood={mood} />
      <circle cx="153" cy="181" r="5" className={styles.hand} />
      <circle cx="207" cy="181" r="5" className={styles.hand} />
      <rect x="142" y="205" width="76" height="8" rx="4" className={styles.seat} />
    </g>
  );
}
