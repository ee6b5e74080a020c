// Lets the visitor rate a live game. The rating stays on the device; links to the store review and the contact form appear for every
// rating.
import { useEffect, useRef, useState } from 'react';
import type { GameDetail } from '#app/content/queries/game-detail.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { readStars, saveStars } from '#app/storage/star-ratings.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { formatCount } from '#app/content/format/format-count.ts';
import { RatingInput } from '#app/components/ui/ratings/rating-input.tsx';
import styles from './own-rating.module.css';

type RatedGame = Pick<GameDetail, 'slug' | 'title' | 'reviewLinks'>;

interface OwnRatingProps {
  readonly game: RatedGame;
  readonly title: string;
  readonly lead: string;
}

export function OwnRating({ game: { slug, title, reviewLinks }, title: heading, lead }: OwnRatingProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [stars, setStars] = useState(0);

  function rate(chosen: number): void {
    setStars(chosen);
    saveStars(slug, chosen);
  }

  useEffect(() => {
    // The visitor may have selected a star before hydration; it is checked but not saved yet.
    const checkedStars = Number(panel.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? 0);
    if (checkedStars > 0) saveStars(slug, checkedStars);
    setStars(checkedStars || readStars(slug));
  }, [slug]);

  const hasRated = stars > 0;
  return (
    <div ref={panel} className={`cluster ${styles.panel}`} data-screen-only data-scripts-only>
      <h3>{heading}</h3>
      <RatingInput value={stars} label={`Your rating for ${title}`} onChange={rate} />
      {/* Both texts share one grid cell, so that the layout does not shift. */}
      <div role="status" className={styles.answer}>
        <p data-unseen={hasRated || undefined}>{lead}</p>
        <p data-unseen={!hasRated || undefined}>
          Thank you! You can also{' '}
          {reviewLinks.map(({ name, url }) => (
            <span key={url}>
              <a href={url}>{`review it on ${name}`}</a>,{' '}
            </span>
          ))}
          {reviewLinks.length > 0 && <span>or </span>}
          <span>
            <PageLink to={createContactPath('General Inquiry', hasRated ? `${title}, ${formatCount(stars, 'star')}` : title)}>
              contact us
            </PageLink>
            .
          </span>
        </p>
      </div>
    </div>
  );
}
