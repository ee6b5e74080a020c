// The invitation to the newsletter, with its one field.
import { useLocation } from 'react-router';
import { useHydrated } from '#app/entry/hydration.ts';
import type { FailureWords } from '#app/content/data/form-messages.ts';
import type { HomeText } from '#app/content/data/pages/home.ts';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './newsletter-section.module.css';

interface NewsletterSectionProps {
  readonly words: HomeText;
  readonly failures: FailureWords;
  readonly picture: PictureSource;
  /** Those that a link may ask to hear about, with ?game= and their slug. */
  readonly games: readonly { readonly slug: string; readonly title: string }[];
}

export function NewsletterSection({ words, failures, picture, games }: NewsletterSectionProps) {
  const wanted = new URLSearchParams(useLocation().search).get('game');
  const game = useHydrated() ? games.find(({ slug }) => slug === wanted)?.title : undefined;
  return (
    <section id="newsletter" className={styles.section} aria-labelledby="newsletter-title">
      <div className="container">
        <div className={styles.panel}>
          <div className={styles.words}>
            <h2 id="newsletter-title">{words.newsletterTitle}</h2>
            <p>{words.newsletterLead}</p>
            {game !== undefined && (
              <p>
                <b>You will hear from us the day {game} is out.</b>
              </p>
            )}
            <NewsletterForm game={game} failures={failures} />
          </div>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="min(22rem, 85vw)" />
          </div>
        </div>
      </div>
    </section>
  );
}
