// One of the four offers: picture, promise and what it includes.
import { Check } from 'lucide-react';
import type { Service } from '#app/content/schema.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './offer.module.css';

export type OfferProps = Omit<Service, 'image'> & { readonly picture: PictureSource; readonly isFirst: boolean };

export function Offer({ slug, title, description, features, picture, isFirst }: OfferProps) {
  return (
    <section id={slug} className={styles.offer} aria-labelledby={`${slug}-title`}>
      <Picture picture={picture} sizes="(min-width: 56rem) 36rem, 100vw" isUrgent={isFirst} className={styles.picture} />
      <div className={styles.words}>
        <h2 id={`${slug}-title`}>{title}</h2>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>
              <Check aria-hidden size={20} strokeWidth={3} />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
