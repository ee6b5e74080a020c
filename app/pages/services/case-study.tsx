// The page of a case study: problem, work and result.
import { data } from 'react-router';
import type { Route } from './+types/case-study.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { createCaseStudyPath } from '#app/content/paths.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { createCaseStudyPage, text } from '#app/content/data/pages/case-study.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { createBreadcrumbs } from '#app/content/queries/navigation.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { Breadcrumb } from '#app/components/layout/page/breadcrumb.tsx';
import { CaseStudies } from './case-studies.tsx';
import { createPageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './case-study.module.css';
export { meta } from '#app/components/layout/page/loader-meta.ts';

const MAX_OTHERS = 3;

export function loader({ params }: Route.LoaderArgs) {
  const index = caseStudies.findIndex(({ slug }) => slug === params.slug);
  const study = caseStudies[index];
  if (!study) throw data(null, 404);
  const page = createCaseStudyPage(study);
  const breadcrumbs = createBreadcrumbs(page.path);
  const others = [...caseStudies.slice(index + 1), ...caseStudies.slice(0, index)].slice(0, MAX_OTHERS);
  return {
    head: createPageMeta({ ...page, breadcrumbs }),
    breadcrumbs,
    study,
    picture: findPicture(study.image.picture, study.image.alt),
    copy: text,
    others: others.map(({ slug, title, description, services, image }) => ({
      slug,
      title,
      description,
      services,
      path: createCaseStudyPath(slug),
      picture: findPicture(image.picture, image.alt),
    })),
  };
}

/** Fetches the page's data file. A missing file means an unknown slug; see components/layout/page/page-error-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, picture, breadcrumbs, copy, others } = loaderData;
  return (
    <>
      <article>
        <div className={styles.top}>
          <div className={`container ${styles.opening}`}>
            <header className={styles.head}>
              <Breadcrumb items={breadcrumbs} />
              <h1>{study.title}</h1>
              <p className={styles.lead}>{study.description}</p>
            </header>
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 37rem, (min-width: 48rem) 46vw, 96vw"
              isUrgent
              className={styles.picture}
            />
          </div>
        </div>
        <div className={`container ${styles.columns}`}>
          <div className={styles.main}>
            <section aria-labelledby="problem">
              <h2 id="problem">{copy.problemTitle}</h2>
              {study.problem.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <section aria-labelledby="work">
              <h2 id="work">{copy.workTitle}</h2>
              <ol className={styles.work}>
                {study.work.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
            <figure className={styles.quote}>
              <blockquote>{study.quote.words}</blockquote>
              <figcaption>
                <b>{study.quote.author}</b>, {study.quote.role}
              </figcaption>
            </figure>
          </div>
          <aside className={styles.aside} aria-labelledby="changed">
            <h2 id="changed">{copy.figuresTitle}</h2>
            <dl className={styles.figures}>
              {study.figures.map(({ value, label }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <dl className={styles.facts}>
              <div>
                <dt>{copy.clientLabel}</dt>
                <dd>{study.client}</dd>
              </div>
              <div>
                <dt>{copy.weeksLabel}</dt>
                <dd>{formatCount(study.weeks, 'week')}</dd>
              </div>
              {study.services.length > 0 && (
                <div>
                  <dt>{copy.servicesLabel}</dt>
                  <dd>{study.services.join(', ')}</dd>
                </div>
              )}
            </dl>
          </aside>
        </div>
      </article>
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ButtonLink to={createContactPath('Project Proposal', `A project like "${study.title}"`)}>{copy.callButton}</ButtonLink>
      </CallToAction>
      {others.length > 0 && (
        <Section title={copy.others}>
          <CaseStudies studies={others} />
        </Section>
      )}
    </>
  );
}
