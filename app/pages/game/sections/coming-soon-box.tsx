// The box of a game that is not out yet, with its toy and the steps to its release if its file names them. Its link opens the newsletter
// form in the box, by its anchor where there are no scripts.
import { Bell } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import type { GamePageText } from '#app/content/page-families/game.ts';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import styles from './status-box.module.css';

const FORM_ID = 'get-notified';

interface ComingSoonBoxProps {
  readonly game: Pick<GameDetail, 'title' | 'plan' | 'stage' | 'workshop'>;
  readonly progress: GamePageText['progress'];
  readonly failures: FailureMessages;
}

export function ComingSoonBox({ game: { title, plan, stage, workshop }, progress, failures }: ComingSoonBoxProps) {
  const form = useRef<HTMLDivElement>(null);
  const isAtForm = useLocation().hash === `#${FORM_ID}`;
  const [isPressedOpen, setPressedOpen] = useState<boolean>(); // undefined before the first press
  const isOpen = useHydrated() && (isPressedOpen ?? isAtForm);

  function focusField(): void {
    form.current?.querySelector<HTMLElement>('[type=email]')?.focus();
  }

  /** The link may have been followed before hydration. */
  const focusIfAtForm = useEffectEvent(() => isAtForm && focusField());
  useEffect(() => void focusIfAtForm(), []);

  function toggleForm(event: MouseEvent): void {
    event.preventDefault();
    flushSync(() => setPressedOpen(!isOpen));
    if (!isOpen) focusField();
  }

  return (
    <section className={styles.soon} aria-labelledby="coming-soon">
      {workshop && (
        <div className={styles.toy}>
          <Picture picture={workshop.toy} sizes="(width >= 64rem) 27rem, (width >= 40rem) 40vw, 100vw" className="fill" />
        </div>
      )}
      <div className={`stack ${styles.words}`}>
        <h2 id="coming-soon">Coming Soon</h2>
        <p>{`${stage}. ${plan}`}</p>
        {workshop && (
          <ol className={`track ${styles.steps}`}>
            {workshop.steps.map((step) => (
              <li key={step.name} data-progress={step.progress} aria-current={step.progress === 'now' ? 'step' : undefined}>
                <b>{step.name}</b> <span className="small">{progress[step.progress]}</span>
              </li>
            ))}
          </ol>
        )}
        <a href={`#${FORM_ID}`} className={getButtonClass('secondary')} aria-expanded={isOpen} aria-controls={FORM_ID} onClick={toggleForm}>
          <Icon icon={Bell} size={20} />
          Get Notified
        </a>
        <div
          ref={form}
          id={FORM_ID}
          className={styles.notify}
          data-open={isPressedOpen}
          role="group"
          aria-label={`Get notified about ${title}`}
        >
          <p>We'll email you the day {title} launches.</p>
          <HydrationBoundary>
            <NewsletterForm game={title} failures={failures} />
          </HydrationBoundary>
        </div>
      </div>
    </section>
  );
}
