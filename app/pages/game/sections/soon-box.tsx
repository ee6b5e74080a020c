// The Coming Soon box of a game, with a form that signs up for an email on the day of its release.
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import { createNewsPath } from '#app/content/paths/get-path.ts';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './status-box.module.css';

interface SoonBoxProps {
  readonly game: Pick<GameDetail, 'slug' | 'title'>;
  readonly failures: FailureMessages;
}

export function SoonBox({ game, failures }: SoonBoxProps) {
  const form = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
  }, [isOpen]);

  function openForm(event: MouseEvent): void {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <section className={styles.soon} aria-labelledby="coming-soon">
      <h2 id="coming-soon">Coming Soon</h2>
      <p>Still in development. It'll be free on iOS and Android.</p>
      {/* The link leads nowhere: it opens the form below. Without scripts, the line below it leads to the newsletter. */}
      <a id="get-notified" href="#get-notified" className={getButtonClass('secondary')} onClick={openForm}>
        <Bell aria-hidden size={20} />
        Get Notified
      </a>
      <p className={styles.status}>
        {isOpen ? 'Leave your email' : <PageLink to={createNewsPath(game.slug)}>Leave your email</PageLink>} and we'll tell you the day it
        launches.
      </p>
      {isOpen && (
        <div ref={form} className={styles.form}>
          <NewsletterForm game={game.title} failures={failures} />
        </div>
      )}
    </section>
  );
}
