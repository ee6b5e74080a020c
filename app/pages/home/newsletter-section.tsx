// The invitation to the newsletter, with its one field.
import type { HomeText } from '#app/content/pages/home.ts';
import { NewsletterForm } from '#app/forms/newsletter-form.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './newsletter-section.module.css';

export function NewsletterSection({ words, picture }: { words: HomeText; picture: PictureSource }) {
  return (
    <section id="newsletter" className={styles.section} aria-labelledby="newsletter-title">
      <div className="container">
        <div className={styles.panel}>
          <div className={styles.words}>
            <h2 id="newsletter-title">{words.newsletterTitle}</h2>
            <p>{words.newsletterLead}</p>
            <NewsletterForm />
          </div>
          <div className={styles.picture}>
            <Picture picture={picture} sizes="min(22rem, 85vw)" />
          </div>
        </div>
      </div>
    </section>
  );
}
