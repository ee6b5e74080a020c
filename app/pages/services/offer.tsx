// One of the studio's services: picture, description and features.
import { ArrowRight, Check } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Service } from '#app/content/schema/game-schema.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './offer.module.css';

/** The link below a service or a price, to a proposal about it. */
export function AskLink({ about, label }: { about: string; label: string }) {
  return (
    <PageLink to={createContactPath('Project Proposal', about)} className={`inline ${styles.ask}`}>
      {label}
      <span className="visually-hidden">: {about}</span> <Icon icon={ArrowRight} size={18} />
    </PageLink>
  );
}

export type OfferProps = Omit<Service, 'image'> & {
  readonly picture: PictureSource;
  readonly isFirst: boolean;
  /** Spans both columns of a grid of two. */
  readonly isWideInTwo: boolean;
  readonly contactLabel: string;
};

export function Offer({ slug, title, description, features, picture, isFirst, isWideInTwo, contactLabel }: OfferProps) {
  return (
    <section id={slug} className={`stack ${styles.offer}`} data-wide-in-two={isWideInTwo || undefined}>
      <Picture
        picture={picture}
        sizes={`(min-width: 64rem) 36rem, (min-width: 40rem) ${isWideInTwo ? '96vw' : '46vw'}, 100vw`}
        isUrgent={isFirst}
        className={styles.picture}
      />
      <div className={`stack ${styles.text}`}>
        <h2 className="headline">{title}</h2>
        <p>{description}</p>
        <ul className="column">
          {features.map((feature) => (
            <li key={feature} className="point">
              <Icon icon={Check} size={20} strokeWidth={3} />
              {feature}
            </li>
          ))}
        </ul>
        <AskLink about={title} label={contactLabel} />
      </div>
    </section>
  );
}
