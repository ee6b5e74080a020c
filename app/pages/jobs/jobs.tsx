// The jobs page: open positions, hiring process and benefits.
import type { Route } from './+types/jobs.ts';
import { hiring, offers, openings } from '#app/content/data/jobs.ts';
import { page, text } from '#app/content/data/pages/jobs.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageData } from '#app/components/layout/page/page-header-data.ts';
import { PageHeader } from '#app/components/layout/page/page-header.tsx';
import { createJobPosting } from '#app/seo/job-posting.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './jobs.module.css';
export { meta } from '#app/components/layout/page/loader-meta.ts';

export function loader() {
  return {
    ...createPageData(page, openings.map(createJobPosting)),
    copy: text,
    openings,
    hiring,
    offers,
  };
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { copy, openings: open } = loaderData;
  return (
    <>
      <PageHeader header={loaderData.header} />
      <Section title={copy.openTitle}>
        {open.length === 0 ? (
          <div className={styles.none}>
            <h3>{copy.noneTitle}</h3>
            <p>{copy.none}</p>
            <ButtonLink to={createContactPath('Job Application')}>{copy.noneButton}</ButtonLink>
          </div>
        ) : (
          <ul className={styles.list}>
            {open.map((opening) => (
              <li key={opening.slug} id={opening.slug}>
                <h3>{opening.title}</h3>
                <p className={styles.location}>{opening.city}</p>
                {opening.description.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <ButtonLink to={createContactPath('Job Application', opening.title)}>{copy.applyButton}</ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {loaderData.hiring.length > 0 && (
        <Section title={copy.hiringTitle} lead={copy.hiringLead}>
          <FeatureList features={loaderData.hiring} isOrdered />
        </Section>
      )}
      {loaderData.offers.length > 0 && (
        <Section title={copy.offersTitle}>
          <FeatureList features={loaderData.offers} />
        </Section>
      )}
    </>
  );
}
