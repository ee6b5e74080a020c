// Case studies as cards with their services, each linked to its page.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './case-studies.module.css';

export type CaseStudySummary = Pick<CaseStudy, 'slug' | 'title' | 'description' | 'services'> & {
  readonly path: string;
  readonly picture: PictureSource;
};

/** Matching case-studies.module.css, whose cards share the width of their row. */
const SIZES = '(min-width: 112.5rem) 26vw, (min-width: 70rem) 37rem, (min-width: 47rem) 50vw, 100vw';

function CaseStudyCard({ title, description, services, path, picture }: CaseStudySummary) {
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes={SIZES} className={styles.picture} />
      <div className={styles.text}>
        <h3>
          <PageLink to={path} className="cover">
            {title}
          </PageLink>
        </h3>
        <p>{description}</p>
        {services.length > 0 && (
          <ul className={`cluster ${styles.tags}`} aria-label="Services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export function CaseStudies({ studies }: { studies: readonly CaseStudySummary[] }) {
  return (
    <ul className={styles.list}>
      {studies.map((study) => (
        <li key={study.slug}>
          <CaseStudyCard {...study} />
        </li>
      ))}
    </ul>
  );
}
