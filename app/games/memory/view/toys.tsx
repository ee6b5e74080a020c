// The toys on the cards, drawn on 64 × 64 units. Each has its own shape, color and ground.
import type { ReactNode } from 'react';
import type { Face } from '#app/games/memory/rules/deck.ts';

function Toy({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 64 64" style={{ background: ground }}>
      {children}
    </svg>
  );
}

const INK = 'var(--ink)';
const WHITE = 'var(--surface)';
const FUR = 'oklch(0.72 0.045 300)';
const STONE = 'oklch(0.66 0.13 285)';
const GOLD_SHADE = 'oklch(0.76 0.15 72)';

export const TOYS: Readonly<Record<Face, ReactNode>> = {
  apricot: (
    <Toy ground="oklch(0.9 0.1 135)">
      <path d="M33 18c2-10 11-14 22-11-2 10-11 15-22 11zM30 18c-1-7-8-10-16-8 1 8 8 12 16 8z" fill="var(--success)" />
      <path d="M32 19c6-3 23-2 23 17 0 14-11 21-23 21S9 50 9 36c0-19 17-20 23-17z" fill="var(--brand)" />
      <g fill="none" strokeLinecap="round">
        <path d="M31 20c-1-5 0-9 3-12" stroke="oklch(0.55 0.12 45)" strokeWidth="4" />
        <path d="M36 20c14 7 16 23 9 34" stroke="var(--brand-strong)" strokeWidth="2" />
        <path d="M14 45h2M41 45h2" stroke="var(--danger)" strokeWidth="5" />
        <path d="M20 36v1M38 36v1" stroke={INK} strokeWidth="7" />
        <path d="M19 35h0M37 35h0" stroke={WHITE} strokeWidth="3" />
      </g>
      <path d="M23 45h12q-2 7-6 7t-6-7z" fill="var(--danger-ink)" />
    </Toy>
  ),
  cheese: (
    <Toy ground="oklch(0.86 0.08 225)">
      <path d="M6 33 43 11c9 3 14 11 15 22z" fill="oklch(0.93 0.11 95)" />
      <path d="M6 33h52v17a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill="var(--highlight)" />
      <path d="M6 46h52v4a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z" fill={GOLD_SHADE} />
      <circle cx="20" cy="42" r="5.5" fill="var(--brand-strong)" opacity=".75" />
      <circle cx="42" cy="47" r="4" fill="var(--brand-strong)" opacity=".75" />
      <path d="M58 36a5 5 0 0 0 0 9z" fill="var(--brand-strong)" opacity=".75" />
      <ellipse cx="41" cy="24" rx="6" ry="3.5" fill={GOLD_SHADE} />
    </Toy>
  ),
  mouse: (
    <Toy ground="oklch(0.88 0.09 20)">
      <circle cx="15" cy="19" r="12" fill={FUR} />
      <circle cx="49" cy="19" r="12" fill={FUR} />
      <circle cx="15" cy="19" r="6.5" fill="var(--danger)" />
      <circle cx="49" cy="19" r="6.5" fill="var(--danger)" />
      <path d="M32 16c14 0 22 9 22 20 0 12-10 22-22 22S10 48 10 36c0-11 8-20 22-20z" fill={FUR} />
      <path d="M32 41c8 0 12 4 12 8s-5 9-12 9-12-5-12-9 4-8 12-8z" fill={WHITE} opacity=".8" />
      <circle cx="23" cy="34" r="4" fill={INK} />
      <circle cx="41" cy="34" r="4" fill={INK} />
      <circle cx="24.5" cy="32.5" r="1.4" fill={WHITE} />
      <circle cx="42.5" cy="32.5" r="1.4" fill={WHITE} />
      <ellipse cx="32" cy="43" rx="4.5" ry="3.5" fill="var(--danger-ink)" />
      <path d="M17 47 5 44M17 51 6 54M47 47l12-3M47 51l11 3" stroke={INK} strokeWidth="2" strokeLinecap="round" />
    </Toy>
  ),
  spider: (
    <Toy ground="oklch(0.84 0.09 300)">
      <path d="M32 0v20" stroke={WHITE} strokeWidth="3" />
      <path
        d="M24 30 12 20 5 26M22 37H8l-5 8M24 43l-10 5-1 10M28 47l-5 8 2 6M40 30l12-10 7 6M42 37h14l5 8M40 43l10 5 1 10M36 47l5 8-2 6"
        fill="none"
        stroke={INK}
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="32" cy="35" r="16" fill={INK} />
      <path d="M32 51a16 16 0 0 0 14-24c-2 10-9 17-22 20 2 3 5 4 8 4z" fill="var(--ink-strong)" />
      <circle cx="26" cy="33" r="5.5" fill={WHITE} />
      <circle cx="38" cy="33" r="5.5" fill={WHITE} />
      <circle cx="27" cy="34.5" r="2.6" fill={INK} />
      <circle cx="37" cy="34.5" r="2.6" fill={INK} />
      <path d="M27 43c3 3 7 3 10 0" fill="none" stroke={WHITE} strokeWidth="2.5" strokeLinecap="round" />
    </Toy>
  ),
  castle: (
    <Toy ground="oklch(0.88 0.075 185)">
      <path d="M32 18V4" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="M33 4h14l-4 4.5 4 4.500H33z" fill="var(--danger)" />
      <path d="M22 18h5v4h3v-4h4v4h3v-4h5v20H22z" fill="var(--secondary-bright)" />
      <path d="M6 28h5v4h4v-4h5v6h24v-6h5v4h4v-4h5v26a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" fill={STONE} />
      <path d="M44 34v23h11a3 3 0 0 0 3-3V28h-5v4h-4v-4h-5z" fill="var(--secondary)" />
      <path d="M24 57V46a8 8 0 0 1 16 0v11z" fill={INK} />
      <path d="M11 38h5v7h-5zM48 38h5v7h-5z" fill="var(--highlight)" />
    </Toy>
  ),
  star: (
    <Toy ground="oklch(0.45 0.13 290)">
      <path
        d="m32 8 7.5 15.500L56 26 44 38l3 17-15-8-15 8 3-17L8 26l16.5-2.500z"
        fill="var(--highlight)"
        stroke="var(--highlight)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M32 8v39l-15 8 3-17L8 26l16.5-2.500z" fill="oklch(0.93 0.12 95)" />
      <path d="M25 33v3M39 33v3M28 40c2 2 6 2 8 0" fill="none" stroke={INK} strokeWidth="3.5" strokeLinecap="round" />
    </Toy>
  ),
  moon: (
    <Toy ground="oklch(0.5 0.1 240)">
      <path d="M40 6a26 26 0 1 0 18 36A22 22 0 0 1 40 6z" fill="var(--ground)" />
      <path d="M10 26a26 26 0 0 0 48 16c-16 10-38 6-48-16z" fill="oklch(0.85 0.06 85)" />
      <circle cx="22" cy="24" r="3.5" fill="oklch(0.85 0.06 85)" />
      <circle cx="50" cy="20" r="3" fill="var(--highlight)" />
      <circle cx="57" cy="31" r="2" fill="var(--highlight)" />
      <path d="M20 38c2 2 5 2 7 0" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
    </Toy>
  ),
  crown: (
    <Toy ground="oklch(0.62 0.16 22)">
      <path
        d="M8 20 20 32 32 12l12 20 12-12-5 32H13z"
        fill="var(--highlight)"
        stroke="var(--highlight)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M12 44h40l-1 10H13z" fill={GOLD_SHADE} />
      <circle cx="8" cy="17" r="5" fill="var(--ground)" />
      <circle cx="32" cy="9" r="5.5" fill="var(--ground)" />
      <circle cx="56" cy="17" r="5" fill="var(--ground)" />
      <path d="m32 28 6 7-6 7-6-7z" fill="var(--secondary)" />
    </Toy>
  ),
  key: (
    <Toy ground="oklch(0.5 0.1 150)">
      <g transform="rotate(-40 32 32)">
        <path d="M26 28h36v8h-4v8h-7v-8h-5v6h-7v-6H26z" fill="var(--brand)" strokeLinejoin="round" stroke="var(--brand)" strokeWidth="2" />
        <path d="M16 17a15 15 0 1 0 .1 0zm0 9a6 6 0 1 1-.1 0z" fill="var(--brand)" />
        <path d="M6 24a12 12 0 0 1 10-4M30 30h26" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".7" />
      </g>
    </Toy>
  ),
  mushroom: (
    <Toy ground="oklch(0.9 0.11 118)">
      <path d="M22 36h20l3 17a5 5 0 0 1-5 5H24a5 5 0 0 1-5-5z" fill="var(--ground)" />
      <path d="M37 36h5l3 17a5 5 0 0 1-5 5h-6c3-6 4-14 3-22z" fill="oklch(0.85 0.06 75)" />
      <path d="M32 7c17 0 26 13 27 27 0 4-3 6-7 6H12c-4 0-7-2-7-6C6 20 15 7 32 7z" fill="var(--danger)" />
      <path d="M5 34c0 4 3 6 7 6h40c4 0 7-2 7-6l-1-5c-8 5-44 5-52 0z" fill="var(--danger-ink)" opacity=".6" />
      <circle cx="32" cy="17" r="6" fill={WHITE} />
      <circle cx="16" cy="26" r="4.5" fill={WHITE} />
      <circle cx="48" cy="26" r="4.5" fill={WHITE} />
    </Toy>
  ),
  rocket: (
    <Toy ground="oklch(0.42 0.1 265)">
      <path d="M20 40 9 48l2 9 11-4zM44 40l11 8-2 9-11-4z" fill="var(--danger-ink)" />
      <path d="M32 4c10 8 14 20 14 30 0 8-3 14-5 18H23c-2-4-5-10-5-18C18 24 22 12 32 4z" fill="var(--ground)" />
      <path d="M32 4c10 8 14 20 14 30 0 8-3 14-5 18h-6c5-12 6-34-3-48z" fill="oklch(0.85 0.06 75)" />
      <path d="M32 4c4 3 7 7 9.5 12h-19C25 11 28 7 32 4z" fill="var(--danger)" />
      <circle cx="32" cy="29" r="7" fill={INK} />
      <circle cx="32" cy="29" r="4.5" fill="oklch(0.82 0.1 220)" />
      <path d="M26 52h12c0 5-3 8-6 11-3-3-6-6-6-11z" fill="var(--highlight)" />
    </Toy>
  ),
  boat: (
    <Toy ground="oklch(0.85 0.08 215)">
      <path d="M32 5v38" stroke={INK} strokeWidth="3.5" strokeLinecap="round" />
      <path d="M35 8c10 6 17 16 19 30H35z" fill="var(--ground)" />
      <path d="M29 14c-8 6-14 14-17 24h17z" fill="var(--danger)" />
      <path d="M6 43h52c-2 9-7 14-14 14H20C13 57 8 52 6 43z" fill="oklch(0.55 0.12 45)" />
      <path d="M6 43h52l-1 5H7z" fill="var(--highlight)" />
      <path
        d="M2 58c5-4 9-4 15 0s10 4 15 0 9-4 15 0 10 4 15 0"
        fill="none"
        stroke="oklch(0.55 0.12 240)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Toy>
  ),
  flower: (
    <Toy ground="oklch(0.88 0.1 100)">
      <path d="M32 36v24" stroke="var(--success-ink)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M32 54c-3-7-9-10-17-9 2 7 8 11 17 9zM33 50c2-6 8-9 15-8-1 6-7 10-15 8z" fill="var(--success)" />
      <g fill="oklch(0.68 0.17 350)">
        <circle cx="32" cy="13" r="8.5" />
        <circle cx="44" cy="21" r="8.5" />
        <circle cx="40" cy="34" r="8.5" />
        <circle cx="24" cy="34" r="8.5" />
        <circle cx="20" cy="21" r="8.5" />
      </g>
      <circle cx="32" cy="25" r="8.5" fill="var(--highlight)" />
      <path d="M28 24v1M36 24v1M29 28c2 2 4 2 6 0" fill="none" stroke={INK} strokeWidth="2.5" strokeLinecap="round" />
    </Toy>
  ),
  balloon: (
    <Toy ground="oklch(0.84 0.07 165)">
      <path d="M32 46c4 5-5 7-1 12" fill="none" stroke={INK} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M32 5c12 0 20 9 20 19S43 43 35 46h-6C21 43 12 34 12 24S20 5 32 5z" fill="oklch(0.62 0.2 25)" />
      <path d="M32 5c12 0 20 9 20 19S43 43 35 46h-3c9-8 12-28 0-41z" fill="oklch(0.52 0.19 25)" />
      <path d="m28 45h8l2 5H26z" fill="oklch(0.52 0.19 25)" />
      <ellipse cx="22" cy="18" rx="4" ry="7" fill={WHITE} opacity=".7" transform="rotate(25 22 18)" />
    </Toy>
  ),
  bell: (
    <Toy ground="oklch(0.55 0.13 330)">
      <circle cx="32" cy="53" r="6.5" fill={GOLD_SHADE} />
      <circle cx="32" cy="9" r="5" fill="none" stroke="var(--highlight)" strokeWidth="4" />
      <path d="M32 12c13 0 18 9 18 20 0 9 3 12 6 15v4H8v-4c3-3 6-6 6-15 0-11 5-20 18-20z" fill="var(--highlight)" />
      <path d="M32 12c13 0 18 9 18 20 0 9 3 12 6 15v4H38c5-10 4-30-6-39z" fill={GOLD_SHADE} />
      <path d="M22 26c1-4 3-6 6-7" fill="none" stroke={WHITE} strokeWidth="3.5" strokeLinecap="round" opacity=".8" />
    </Toy>
  ),
};
