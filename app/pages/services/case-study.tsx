// The story of one piece of work for others: what was wrong, what we did, what changed.
import { data } from 'react-router';
import type { Route } from './+types/case-study.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { caseStudyPath } from '#app/content/paths/case-study-path.ts';
import { pluralize } from '#app/content/format/number-words.ts';
import { caseStudyPage, text } from '#app/content/data/pages/case-study.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { trailTo } from '#app/content/queries/breadcrumbs.ts';
import { contactPath } from '#app/forms/prefill.ts';
import { Breadcrumb } from '#app/components/layout/page/breadcrumb.tsx';
import { CaseStudies } from './case-studies.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallPanel } from '#app/components/ui/cards/call-to-action.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './case-study.module.css';

const OTHERS = 3;

export function loader({ params }: Route.LoaderArgs) {
  const place = caseStudies.findIndex(({ slug }) => slug === params.slug);
  const study = caseStudies[place];
  if (!study) throw data(null, 404);
  const page = caseStudyPage(study);
  const trail = trailTo(page.path);
  const others = [...caseStudies.slice(place + 1), ...caseStudies.slice(0, place)].slice(0, OTHERS);
  return {
    head: pageMeta({ ...page, trail }),
    trail,
    study,
    picture: findPicture(study.image.picture, study.image.alt),
    words: text,
    others: others.map(({ slug, title, description, services, image }) => ({
      slug,
      title,
      description,
      services,
      path: caseStudyPath(slug),
      picture: findPicture(image.picture, image.alt),
    })),
  };
}

/** The router asks the file of the page, whose absence is an answer too; see layout/page-boundary.tsx. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function CaseStudyPage({ loaderData }: Route.ComponentProps) {
  const { study, picture, trail, words, others } = loaderData;
  return (
    <>
      <article>
        <div className={styles.top}>
          <header className={`container ${styles.head}`}>
            <Breadcrumb trail={trail} />
            <h1>{study.title}</h1>
            <p className={styles.lead}>{study.description}</p>
          </header>
          <div className={`container ${styles.scene}`}>
            <Picture picture={picture} sizes="(min-width: 80rem) 77rem, 96vw" isUrgent className={styles.picture} />
          </div>
        </div>
        <div className={`container ${styles.columns}`}>
          <div className={styles.main}>
            <section aria-labelledby="problem">
              <h2 id="problem">{words.problemTitle}</h2>
              {study.problem.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            <section aria-labelledby="work">
              <h2 id="work">{words.workTitle}</h2>
              <ol className={styles.work}>
                {study.work.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
            <figure className={styles.quote}>
              <blockquote>{study.quote.words}</blockquote>
              <figcaption>
                <b>{study.quote.author}</b>, {study.quote.role} {study.quote.isSample === true && <small>{words.sampleQuote}</small>}
              </figcaption>
            </figure>
          </div>
          <aside className={styles.aside} aria-labelledby="changed">
            <h2 id="changed">{words.figuresTitle}</h2>
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
                <dt>{words.clientLabel}</dt>
                <dd>{study.client}</dd>
              </div>
              <div>
                <dt>{words.weeksLabel}</dt>
                <dd>{pluralize(study.weeks, 'week')}</dd>
              </div>
              <div>
                <dt>{words.servicesLabel}</dt>
                <dd>{study.services.join(', ')}</dd>
              </div>
            </dl>
          </aside>
        </div>
      </article>
      <CallPanel title={words.callTitle} lead={words.callLead}>
        <ButtonLink to={contactPath('Project Proposal', `a project like "${study.title}"`)}>{words.callButton}</ButtonLink>
      </CallPanel>
      <Section title={words.others}>
        <CaseStudies studies={others} />
      </Section>
    </>
  );
}
