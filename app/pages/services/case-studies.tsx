// Case studies as cards with their services, each linked to its page.
import type { CaseStudySummary } from '#app/content/queries/case-study-summaries.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { formatCount } from '#app/content/format/format-count.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import styles from './case-studies.module.css';

/** Matching case-studies.module.css, whose cards share the width of their row. */
const SIZES = '(min-width: 112.5rem) 26vw, (min-width: 70rem) 37rem, (min-width: 47rem) 50vw, (min-width: 40rem) 100vw, 7rem';

function CaseStudyCard({ title, description, result, services, weeks, budget, path, picture }: CaseStudySummary) {
  return (
    <article className={`panel ${styles.card}`}>
      <Picture picture={picture} sizes={SIZES} className={styles.picture} />
      <div className={styles.text}>
        <h3>
          <PageLink to={path} className="cover">
            {title}
          </PageLink>
        </h3>
        <p className={styles.description}>{description}</p>
        {result && (
          <p>
            <b>{result.value}</b> {result.label}
          </p>
        )}
        <p>{[formatCount(weeks, 'week'), ...(budget === undefined ? [] : [budget])].join(', ')}</p>
        {services.length > 0 && (
          <ul className={`cluster ${styles.tags}`} aria-label="Services">
            {services.map((service) => (
              <li key={service} className="tag">
                {service}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

export function CaseStudies({ studies }: { studies: readonly CaseStudySummary[] }) {
  return (
    <ul className={`cluster rail ${styles.list}`}>
      {studies.map((study) => (
        <li key={study.slug}>
          <CaseStudyCard {...study} />
        </li>
      ))}
    </ul>
  );
}
