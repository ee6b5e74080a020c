// The toy on the swing: an apricot whose face shows how the game is going.
import { KNOT } from './balloon.tsx';

export type Mood = 'calm' | 'worried' | 'scared' | 'landed' | 'happy';

const MOUTHS: Readonly<Record<Mood, string>> = {
  calm: 'M170 189q9 9 18 0',
  worried: 'M172 192q7-3 14 0',
  scared: 'M174 192a5 6 0 1 0 10 0 5 6 0 1 0-10 0z',
  landed: 'M171 190q8 6 16 0',
  happy: 'M168 187q11 17 22 0z',
};

const LINE = { fill: 'none', stroke: 'var(--ink-strong)', strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const LIMB = { fill: 'none', stroke: 'var(--brand-strong)', strokeWidth: 6, strokeLinecap: 'round' } as const;
const SKIN = { fill: 'var(--brand)', stroke: 'var(--brand-strong)' };
const WOOD = { fill: 'oklch(0.6 0.12 50)', stroke: 'oklch(0.45 0.1 45)', strokeWidth: 2 };

function Eyes({ mood }: { mood: Mood }) {
  if (mood === 'happy') return <path d="M161 180q5-7 10 0M187 180q5-7 10 0" {...LINE} />;
  if (mood === 'landed') return <path d="M161 174l8 5-8 5M197 174l-8 5 8 5" {...LINE} />;
  const size = mood === 'scared' ? 5.5 : 4;
  return (
    <>
      {[166, 192].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="179" rx={size} ry={size + 1} fill="var(--ink-strong)" />
          <circle cx={x - 1.5} cy="177" r="1.500" fill="white" />
        </g>
      ))}
      {mood !== 'calm' && <path d="M160 169l9-4M198 169l-9-4" {...LINE} />}
    </>
  );
}

export function Toy({ mood }: { mood: Mood }) {
  return (
    <g transform={`translate(180 ${KNOT.y}) scale(1.15) translate(-180 -132)`}>
      <path d="M180 132 148 208M180 132 212 208" fill="none" stroke="oklch(0.5 0.09 55)" strokeWidth="3" />
      <circle cx="180" cy="132" r="4.500" {...WOOD} />
      <path d="M168 208v9M192 208v9" {...LIMB} />
      <path d="M162 220q0-6 6-6h4v8h-10zM188 214h4q6 0 6 6v2h-10z" fill="var(--secondary)" />
      <path d="M158 190 153 182M202 190 207 182" {...LIMB} />
      <circle cx="180" cy="182" r="28" {...SKIN} strokeWidth="2.5" />
      <path d="M183 155q29 16 16 48" fill="none" stroke="oklch(0.7 0.155 52)" strokeWidth="2.5" strokeLinecap="round" />
      <ellipse cx="174" cy="163" rx="7" ry="3" fill="oklch(1 0 0 / 0.5)" />
      <path d="M180 156q-1-6 3-11" fill="none" stroke="oklch(0.42 0.08 60)" strokeWidth="4" strokeLinecap="round" />
      <path d="M182 154q4-14 20-12-3 14-20 12zM178 155q-2-11-14-9 1 11 14 9z" fill="var(--success)" />
      <path d="M158 189h3M196 189h3" stroke="oklch(0.7 0.17 30 / 0.7)" strokeWidth="6" strokeLinecap="round" />
      <Eyes mood={mood} />
      <path d={MOUTHS[mood]} {...LINE} fill={mood === 'scared' || mood === 'happy' ? 'oklch(0.4 0.15 20)' : 'none'} />
      <circle cx="153" cy="181" r="5" {...SKIN} strokeWidth="2" />
      <circle cx="207" cy="181" r="5" {...SKIN} strokeWidth="2" />
      <rect x="142" y="205" width="76" height="8" rx="4" {...WOOD} />
    </g>
  );
}
