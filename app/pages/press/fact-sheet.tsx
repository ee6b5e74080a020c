// The studio's fact sheet, with descriptions of several lengths to copy.
import type { Press } from '#app/content/schema/game-schema.ts';
import { CopyButton } from '#app/components/ui/controls/copy-button.tsx';
import styles from './fact-sheet.module.css';

export interface FactSheetProps {
  readonly press: Press;
  readonly titles: { readonly factsTitle: string; readonly wordsTitle: string };
}

export function FactSheet({ press, titles }: FactSheetProps) {
  return (
    <div className={`container ${styles.columns}`}>
      <section className={styles.facts} aria-labelledby="facts">
        <h2 id="facts">{titles.factsTitle}</h2>
        <dl>
          {press.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.text} aria-labelledby="words">
        <h2 id="words">{titles.wordsTitle}</h2>
        {press.boilerplates.map(({ words, text }) => (
          <article key={words} className={styles.boilerplate}>
            <h3>{words} Words</h3>
            <blockquote>{text}</blockquote>
            <CopyButton text={text}>Copy {words} Words</CopyButton>
          </article>
        ))}
      </section>
    </div>
  );
}
