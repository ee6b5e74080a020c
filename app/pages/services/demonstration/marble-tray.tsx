// A tray of marbles, each for one of many things, and what they answer, before and after.
import type { CSSProperties } from 'react';
import type { MarbleTray as MarbleTrayContent } from '#app/content/schema/game-schema.ts';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import { BeforeAfter } from './before-after.tsx';
import { placeMarbles, type PlacedMarble } from './place-marbles.ts';
import styles from './marble-tray.module.css';

/** Those that go, go one after another. */
const WAVES = [0, 1, 2, 3, 4, 5, 6];

interface MarblesProps {
  readonly marbles: readonly PlacedMarble[];
  readonly color: MarbleTrayContent['sorts'][number]['color'];
  readonly className: string | undefined;
  readonly style: object;
}

/** Dots, each a line of no length with round ends, and the light on them. */
function Marbles({ marbles, color, className, style }: MarblesProps) {
  const dots = marbles.map(({ from: [x, y] }) => `M${x} ${y}h0`).join('');
  return (
    <g className={className} data-color={color} style={style}>
      <path d={dots} />
      <path d={dots} className={styles.light} />
    </g>
  );
}

function Tray({ sorts }: Pick<MarbleTrayContent, 'sorts'>) {
  const { columns, rows, placed } = placeMarbles(sorts);
  return (
    <svg
      viewBox={`-0.5 -0.5 ${columns} ${rows}`}
      className={styles.tray}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      aria-hidden
    >
      {sorts.flatMap(({ name, color }, sort) =>
        WAVES.map((wave) => (
          <Marbles
            key={`${name} ${wave}`}
            marbles={placed.filter((marble) => marble.sort === sort && !marble.to && marble.cell % WAVES.length === wave)}
            color={color}
            className={styles.going}
            style={{ '--wave': wave }}
          />
        )),
      )}
      {sorts.flatMap(({ color }, sort) =>
        placed.map(
          (marble) =>
            marble.sort === sort &&
            marble.to && (
              <Marbles
                key={marble.cell}
                marbles={[marble]}
                color={color}
                className={styles.staying}
                style={{ '--x': marble.to[0] - marble.from[0], '--y': marble.to[1] - marble.from[1] }}
              />
            ),
        ),
      )}
    </svg>
  );
}

interface MarbleTrayProps extends MarbleTrayContent {
  readonly text: CaseStudyPageText['demonstration'];
}

export function MarbleTray({ sorts, text, ...sides }: MarbleTrayProps) {
  return (
    <BeforeAfter
      text={text}
      picture={<Tray sorts={sorts} />}
      renderSide={(side, wordsId) => (
        <div className={`stack ${styles.side}`}>
          <dl className={styles.answers}>
            {sides[side].answers.map(({ name, value }) => (
              <div key={name}>
                <dt className="small">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p id={wordsId}>{sides[side].words}</p>
        </div>
      )}
      legend={sorts.map(({ name, color }) => ({
        name,
        sign: <span className={`edge ${styles.sign}`} data-color={color} />,
      }))}
    />
  );
}
