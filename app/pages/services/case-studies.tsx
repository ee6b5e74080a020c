// Case studies as cards with their services, each linked to its page.
import type { CaseStudy } from '#app/content/schema/game-schema.ts';
import { CardGrid, usePictureSizes } from '#app/components/ui/cards/card-grid.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './case-studies.module.css';

export type CaseStudySummary = Pick<CaseStudy, 'slug' | 'title' | 'description' | 'services'> & {
  readonly path: string;
  readonly picture: PictureSource;
};

function CaseStudyCard({ title, description, services, path, picture }: CaseStudySummary) {
  const sizes = usePictureSizes();
  return (
    <article className={styles.card}>
      <Picture picture={picture} sizes={sizes} className={styles.picture} />
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
    <CardGrid>
      {studies.map((study) => (
        <CaseStudyCard key={study.slug} {...study} />
      ))}
    </CardGrid>
  );
}
