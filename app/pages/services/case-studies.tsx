// Stories of work for others, each with the services that went into it.
import type { CaseStudy } from '#app/content/schema.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './case-studies.module.css';

export type Story = Omit<CaseStudy, 'image'> & { readonly picture: PictureSource };

export function CaseStudies({ studies }: { studies: readonly Story[] }) {
  return (
    <ul className={styles.list}>
      {studies.map((study) => (
        <li key={study.slug} className={styles.card}>
          <Picture picture={study.picture} sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
          <div className={styles.words}>
            <h3>{study.title}</h3>
            <p>{study.description}</p>
            <ul className={styles.tags} aria-label="Services">
              {study.services.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
