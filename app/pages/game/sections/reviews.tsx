// Reviews of a game, if there are any. Before the release they come from playtesters and are marked as such.
import type { ReactNode } from 'react';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { SampleNote } from '#app/layout/page/sample-note.tsx';
import { Rating } from '#app/components/ui/ratings/rating.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './reviews.module.css';

interface ReviewsProps {
  readonly reviews: GameDetail['reviews'];
  readonly title: string;
  /** Beside the name of every author; null after the release. */
  readonly playtester: string | null;
  readonly children: ReactNode;
}

export function Reviews({ title, reviews, playtester, children }: ReviewsProps) {
  return (
    <Section title={title}>
      {reviews.length > 0 && (
        <ul className={`cluster ${styles.list}`}>
          {reviews.map((review) => (
            <li key={review.author} className={`stack ${styles.review}`}>
              <Rating value={review.rating} />
              <blockquote>{review.reviewBody}</blockquote>
              <p className={`cluster ${styles.author}`}>
                <b translate="no">{review.author}</b>
                {playtester !== null && <span className="tag">{playtester}</span>}
                <time className="small" dateTime={review.datePublished}>
                  {review.dateText}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <SampleNote of={reviews} />
      {children}
    </Section>
  );
}
