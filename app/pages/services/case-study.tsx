// The page of a case study: problem, work and result.
import { data } from 'react-router';
import type { Route } from './+types/case-study.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { studio } from '#app/content/data/studio.ts';
import type { CaseStudy } from '#app/content/schema/game-schema.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { createCaseStudyPage, PRICES_PATH, text } from '#app/content/page-families/case-study.ts';
import { summarizeCaseStudies } from '#app/content/queries/case-study-summaries.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { Breadcrumb } from '#app/layout/page/breadcrumb.tsx';
import { SampleNote } from '#app/layout/page/sample-note.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Demonstration } from './demonstration/demonstration.tsx';
import { ProjectLinks } from './project-links.tsx';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { Section } from '#app/components/ui/text/section.tsx';
import { StatCards } from '#app/components/ui/cards/stat-cards.tsx';
import styles from './case-study.module.css';
export { clientLoader } from '#app/layout/page/fetch-page-data.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

const MAX_OTHERS = 3;

type Fact = readonly [name: string, value: string, path?: string];

/** Rows of the box beside the text; a client need not say what was paid and who of us did the work. */
function listFacts({ client, weeks, team, way, budget, services }: CaseStudy): readonly Fact[] {
  return [
    [text.clientLabel, client],
    [text.weeksLabel, formatCount(weeks, 'week')],
    ...(team === undefined ? [] : [[text.teamLabel, team] as const]),
    ...(way === undefined ? [] : [[text.wayLabel, way, PRICES_PATH] as const]),
    ...(budget === undefined ? [] : [[text.budgetLabel, budget] as const]),
    ...(services.length === 0 ? [] : [[text.servicesLabel, services.join(', ')] as const]),
  ];
}

/** Those that the demonstration needs, in the order in which it takes them. */
function findDemonstrationPictures({ demonstration }: CaseStudy): readonly PictureSource[] {
  if (demonstration?.kind === 'loading times') return [findPicture(demonstration.picture)];
  if (demonstration?.kind === 'screens') return demonstration.screens.map(({ picture, alt }) => findPicture(picture, alt));
  if (demonstration?.kind !== 'two pictures') return [];
  return [demonstration.before, demonstration.after].map(({ picture, alt }) => findPicture(picture, alt));
}

export function loader({ params }: Route.LoaderArgs) {
  const index = caseStudies.findIndex(({ slug }) => slug === params.slug);
  const study = caseStudies[index];
  if (!study) throw data(null, 404);
  const others = [...caseStudies.slice(index + 1), ...caseStudies.slice(0, index)].slice(0, MAX_OTHERS);
  return {
    ...createPageHead(createCaseStudyPage(study)),
    study,
    picture: findPicture(study.image.picture, study.image.alt),
    copy: text,
    others: summarizeCaseStudies(others),
    phone: studio.phone,
    facts: listFacts(study),
    topic: `${text.topic} "${study.title}"`,
    demonstrationPictures: findDemonstrationPictures(study),
  };
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, picture, breadcrumbs, copy, others, facts } = loaderData;
  return (
    <>
      <article>
        <div className={styles.top}>
          <div className={`container columns ${styles.opening}`}>
            <header className={`stack ${styles.head}`}>
              <Breadcrumb items={breadcrumbs} />
              <h1>{study.title}</h1>
              <p className="lead">{study.description}</p>
            </header>
            <Picture
              picture={picture}
              sizes="(min-width: 80rem) 37rem, (min-width: 46rem) 46vw, 96vw"
              isUrgent
              className={styles.picture}
            />
          </div>
        </div>
        {/* No wrapper around the text: reader views would take it for the article, and drop the figures beside it. */}
        <div className={`container stack ${styles.columns}`}>
          <section className="stack" aria-labelledby="problem">
            <h2 id="problem">{copy.problemTitle}</h2>
            {study.problem.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {study.demonstration && (
            <Demonstration content={study.demonstration} pictures={loaderData.demonstrationPictures} text={copy.demonstration} />
          )}
          <section className="stack" aria-labelledby="work">
            <h2 id="work">{copy.workTitle}</h2>
            <ol className="track">
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
          <section className={`stack ${styles.changed}`} aria-labelledby="changed">
            <h2 id="changed">{copy.figuresTitle}</h2>
            <StatCards stats={study.figures.map(({ value, label }) => [label, value])} />
            <dl className="facts">
              {facts.map(([name, value, path]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{path === undefined ? value : <PageLink to={path}>{value}</PageLink>}</dd>
                </div>
              ))}
            </dl>
            <SampleNote of={[study]} />
          </section>
        </div>
      </article>
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ProjectLinks to={createContactPath('Project Proposal', loaderData.topic)} phone={loaderData.phone} copy={copy} />
      </CallToAction>
      {others.length > 0 && (
        <Section title={copy.others}>
          <CaseStudies studies={others} />
        </Section>
      )}
    </>
  );
}
