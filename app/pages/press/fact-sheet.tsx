// The studio's fact sheet, with descriptions of several lengths to copy.
import { Check, Copy } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState, type ReactNode } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { copyText } from '#app/components/ui/lib/share-or-copy.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PressPortrait } from '#app/content/queries/press-kit.ts';
import type { Press } from '#app/content/schema/game-schema.ts';
import styles from './fact-sheet.module.css';

interface CopyButtonProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** A button that copies a text to the clipboard and says whether it worked. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button kind="paper" onClick={() => void copyText(text).then(setCopied)}>
        {isCopied === true ? <Icon icon={Check} size={20} /> : <Icon icon={Copy} size={20} />}{' '}
        <span>{isCopied === true ? 'Copied' : children}</span>
      </Button>
      <span role="status">{isCopied === false && " Couldn't copy. Select the text instead."}</span>
    </>
  );
}

export interface FactSheetProps {
  readonly press: Press;
  /** Who says the quote, if on the team. */
  readonly speaker: PressPortrait | undefined;
  readonly titles: { readonly factsTitle: string; readonly wordsTitle: string };
}

export function FactSheet({ press, speaker, titles }: FactSheetProps) {
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
      {press.quote && (
        <div className={styles.quote}>
          {speaker && (
            <div className={styles.portrait}>
              <Picture picture={speaker.picture} sizes="6rem" />
            </div>
          )}
          <blockquote>{press.quote.words}</blockquote>
          <p>
            <b translate="no">{press.quote.author}</b>
            {speaker && <span>{`, ${speaker.role}`}</span>}
          </p>
          <CopyButton text={`"${press.quote.words}" ${press.quote.author}`}>Copy the Quote</CopyButton>
        </div>
      )}
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
