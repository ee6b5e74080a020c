// What three players say of a game, or what was said in its playtest.
import type { PlaytestNote, Review } from '#app/content/schema.ts';
import { Rating } from '#app/ui/rating.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './reviews.module.css';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <Section title="Player Reviews">
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.author} className={styles.review}>
            <Rating value={review.rating} />
            <blockquote>{review.reviewBody}</blockquote>
            <p className={styles.author}>
              <b>{review.author}</b> <time dateTime={review.datePublished}>{DATE.format(new Date(review.datePublished))}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What people said who tried the game before its release: no rating, and no review. */
export function PlaytestNotes({ notes }: { notes: readonly PlaytestNote[] }) {
  return (
    <Section title="Notes from the Playtest" lead="Said by people who tried an unfinished build. Reviews come once it is out.">
      <ul className={styles.list}>
        {notes.map((note) => (
          <li key={note.author} className={styles.review}>
            <blockquote>{note.words}</blockquote>
            <p className={styles.author}>
              <b>{note.author}</b> <time dateTime={note.date}>{DATE.format(new Date(note.date))}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
