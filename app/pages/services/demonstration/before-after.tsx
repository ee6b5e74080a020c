// A switch between before and after: two radio buttons, which work by styles alone.
import { useId, type ReactNode } from 'react';
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import styles from './before-after.module.css';

const SIDES = ['before', 'after'] as const;

interface BeforeAfterProps {
  readonly text: CaseStudyPageText['demonstration'];
  /** What both sides share. Its styles know the chosen side by --after, which is 0 or 1. */
  readonly picture?: ReactNode;
  /** Styles of a side know by --shown whether it is chosen. Its element with the id describes its button. */
  readonly renderSide: (side: (typeof SIDES)[number], wordsId: string) => ReactNode;
  readonly legend: readonly { readonly name: string; readonly sign: ReactNode }[];
}

export function BeforeAfter({ text, picture, renderSide, legend }: BeforeAfterProps) {
  const id = useId();
  return (
    <fieldset className={`panel ${styles.switch}`} aria-labelledby="demonstration">
      {SIDES.map((side) => (
        <input
          key={side}
          type="radio"
          name={id}
          id={`${id}${side}`}
          aria-describedby={`${id}${side}-words`}
          defaultChecked={side === 'before'}
          className={styles[side]}
        />
      ))}
      {SIDES.map((side) => (
        <label key={side} className="middle" htmlFor={`${id}${side}`}>
          {text[side]}
        </label>
      ))}
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <div key={side}>{renderSide(side, `${id}${side}-words`)}</div>
        ))}
      </div>
      <ul className={`cluster ${styles.legend}`}>
        {legend.map(({ name, sign }) => (
          <li key={name} className="row">
            {sign}
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
