// The newsletter section with its sign-up form.
import { useLocation } from 'react-router';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { useHydrated } from '#app/startup/hydration.ts';
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import type { HomePageText } from '#app/content/data/pages/home.ts';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './newsletter-section.module.css';

interface NewsletterSectionProps {
  readonly copy: HomePageText;
  readonly failures: FailureMessages;
  readonly picture: PictureSource;
  /** Games that a link can select with ?game=<slug>. */
  readonly games: readonly { readonly slug: string; readonly title: string }[];
}

export function NewsletterSection({ copy, failures, picture, games }: NewsletterSectionProps) {
  const requestedSlug = new URLSearchParams(useLocation().search).get('game');
  const game = useHydrated() ? games.find(({ slug }) => slug === requestedSlug)?.title : undefined;
  return (
    <section id="newsletter" className="section" aria-labelledby="newsletter-title">
      <div className="container">
        <div className={`columns banner ${styles.panel}`}>
          <div className="column">
            <h2 id="newsletter-title" className="headline">
              {copy.newsletterTitle}
            </h2>
            <p>{copy.newsletterLead}</p>
            {game !== undefined && (
              <p>
                <b>{`We'll email you the day ${game} launches.`}</b>
              </p>
            )}
            <HydrationBoundary>
              <NewsletterForm game={game} failures={failures} />
            </HydrationBoundary>
          </div>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="min(22rem, 85vw)" />
          </div>
        </div>
      </div>
    </section>
  );
}
