// A drawing of an ad break on a phone: a round that is over, the ad with its label and close button, and the next round.
import styles from './ad-break.module.css';

/** Left edges of the cards and of the phones, in the drawing's units. */
const PILES = [14, 37, 60, 83] as const;
const COLUMNS = [10, 25, 40, 55, 70, 85, 100] as const;
const PHONES = [0, 160, 320] as const;

function WonRound() {
  return (
    <>
      {PILES.map((x) => (
        <rect key={x} x={x} y="40" width="19" height="27" rx="3" className={styles.card} />
      ))}
      {[36, 64, 92].map((x, index) => (
        <path
          key={x}
          transform={`translate(${x} ${index === 1 ? 110 : 116}) scale(${index === 1 ? 1.3 : 1})`}
          d="M0-10 3-3 10-3 4.5 1.5 6.5 9 0 4.5-6.5 9-4.5 1.5-10-3-3-3Z"
          className={styles.star}
        />
      ))}
    </>
  );
}

function Ad() {
  return (
    <>
      <rect x="6" y="6" width="116" height="188" rx="12" className={styles.ad} />
      <rect x="14" y="14" width="30" height="18" rx="5" className={styles.label} />
      <text x="29" y="27" className={styles.word}>
        Ad
      </text>
      <circle cx="106" cy="23" r="10" className={styles.label} />
      <path d="m102 19 8 8m0-8-8 8" className={styles.cross} />
      <path d="M38 92h46v26a23 23 0 0 1-46 0Z" className={styles.cup} />
      <path d="M84 98c17 0 17 22-2 22" className={styles.handle} />
      <path d="M51 80c-5-7 5-9 0-16m10 16c-5-7 5-9 0-16m10 16c-5-7 5-9 0-16" className={styles.steam} />
      <rect x="30" y="156" width="68" height="20" rx="10" className={styles.label} />
    </>
  );
}

function NextRound() {
  return COLUMNS.map((x, column) =>
    Array.from({ length: column + 1 }, (_, row) => (
      <rect
        key={`${x} ${row}`}
        x={x}
        y={48 + row * 9}
        width="13"
        height="19"
        rx="2.5"
        className={row === column ? styles.card : styles.back}
      />
    )),
  );
}

export function AdBreak({ caption }: { caption: string }) {
  return (
    <figure className={styles.break}>
      <svg viewBox="0 0 448 200" role="img" aria-label={caption}>
        {[WonRound, Ad, NextRound].map((Screen, index) => (
          <g key={Screen.name} transform={`translate(${PHONES[index]} 0)`}>
            <rect width="128" height="200" rx="18" className={styles.phone} />
            <rect x="6" y="6" width="116" height="188" rx="12" className={styles.felt} />
            <Screen />
          </g>
        ))}
        <path d="M136 100h14m-5-6 6 6-6 6M296 100h14m-5-6 6 6-6 6" className={styles.arrow} />
      </svg>
      <figcaption aria-hidden>{caption}</figcaption>
    </figure>
  );
}
