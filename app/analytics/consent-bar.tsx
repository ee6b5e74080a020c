// Asks at the bottom of the window whether visits may be counted, in a React root of its own, outside of the page's.
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#app/components/ui/controls/button.tsx';
import { consentText } from '#app/content/data/consent.ts';
import { page as privacyPolicy } from '#app/content/data/pages/privacy-policy.ts';
import type { Consent } from './consent.ts';
import styles from './consent-bar.module.css';

interface ConsentBarProps {
  /** Whether the visitor asked for the bar, which then gets the focus. */
  readonly isWanted: boolean;
  onAnswer(answer: Consent): void;
}

function ConsentBar({ isWanted, onAnswer }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) bar.current?.focus();
  }, [isWanted]);
  return (
    <section ref={bar} className={`cluster ${styles.bar}`} aria-label={consentText.name} tabIndex={-1} data-screen-only>
      <p>
        {consentText.question} <a href={privacyPolicy.path}>{privacyPolicy.name}</a>
      </p>
      <div className={styles.answers}>
        <Button kind="paper" onClick={() => onAnswer('denied')}>
          {consentText.deny}
        </Button>
        <Button kind="paper" onClick={() => onAnswer('granted')}>
          {consentText.grant}
        </Button>
      </div>
    </section>
  );
}

let root: ReturnType<typeof createRoot> | undefined;

/** Shows the bar until it is answered; then the focus goes back to `opener`, the button that asked for the bar. */
export function showConsentBar(opener?: HTMLElement): Promise<Consent> {
  root ??= createRoot(document.body.appendChild(Object.assign(document.createElement('div'), { className: styles.root })));
  return new Promise((resolve) => {
    root?.render(
      <ConsentBar
        isWanted={opener !== undefined}
        onAnswer={(answer) => {
          root?.render(null);
          opener?.focus();
          resolve(answer);
        }}
      />,
    );
  });
}
