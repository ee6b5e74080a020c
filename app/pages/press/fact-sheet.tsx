// The studio's fact sheet, with a quote and a description to copy.
import { Check, Copy } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';
import { Button } from '#app/components/ui/controls/button.tsx';
import { FactList } from '#app/components/ui/text/fact-list.tsx';
import { copyText } from '#app/components/ui/lib/share-or-copy.ts';
import { SampleNote } from '#app/layout/page/sample-note.tsx';
import type { Press, TeamMember } from '#app/content/schema/studio-schema.ts';
import styles from './fact-sheet.module.css';

/** Copies the boilerplate to the clipboard and says whether it worked. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null);
  return (
    <>
      <Button kind="paper" onClick={() => void copyText(text).then(setCopied)}>
        {isCopied === true ? <Icon icon={Check} size={20} /> : <Icon icon={Copy} size={20} />}{' '}
        <span>{isCopied === true ? 'Copied' : 'Copy'}</span>
      </Button>
      <span role="status">{isCopied === false && " Couldn't copy. Select the text instead."}</span>
    </>
  );
}

export interface FactSheetProps {
  readonly press: Press;
  /** Whose words are to be quoted. */
  readonly speaker: Pick<TeamMember, 'name' | 'role' | 'quote' | 'isSample'> | undefined;
  readonly titles: { readonly factsTitle: string; readonly wordsTitle: string };
}

export function FactSheet({ press, speaker, titles }: FactSheetProps) {
  return (
    <div className={`stack container ${styles.columns}`}>
      <section className={`panel ${styles.facts}`} aria-labelledby="facts">
        <h2 id="facts">{titles.factsTitle}</h2>
        <FactList facts={press.facts.map(({ name, value }) => [name, value])} />
      </section>
      <section className={`column ${styles.text}`} aria-labelledby="words">
        <h2 id="words">{titles.wordsTitle}</h2>
        <blockquote>{press.boilerplate}</blockquote>
        <CopyButton text={press.boilerplate} />
      </section>
      {speaker && (
        <div className={`stack ${styles.quote}`}>
          <blockquote>{speaker.quote}</blockquote>
          <p>
            <b translate="no">{speaker.name}</b>
            <span>{`, ${speaker.role}`}</span>
          </p>
          <SampleNote of={[speaker]} />
        </div>
      )}
    </div>
  );
}
