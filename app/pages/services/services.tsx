// What the studio does for others: its offers, stories of finished work, how a project runs, and an invitation to talk.
import type { Route } from './+types/services.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { caseStudyPath } from '#app/content/paths/case-study-path.ts';
import { page, text } from '#app/content/data/pages/services.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { clientQuestions, needs, steps, terms, tools, ways } from '#app/content/data/projects.ts';
import { services } from '#app/content/data/services.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Offer } from './offer.tsx';
import { Answers } from '#app/components/ui/text/accordion.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallPanel } from '#app/components/ui/cards/call-to-action.tsx';
import { Points } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './services.module.css';

export function loader() {
  return {
    ...openPage(page),
    words: text,
    services: services.map(({ image, ...service }) => ({ ...service, picture: findPicture(image.picture, image.alt) })),
    caseStudies: caseStudies.map(({ slug, title, description, services: tags, image }) => ({
      slug,
      title,
      description,
      services: tags,
      path: caseStudyPath(slug),
      picture: findPicture(image.picture, image.alt),
    })),
    project: { steps, ways, needs, terms, tools, questions: clientQuestions },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { words, project } = loaderData;
  return (
    <>
      <PageOpening opening={loaderData.opening} />
      <div className={`container ${styles.offers}`}>
        {loaderData.services.map((service, index) => (
          <Offer key={service.slug} {...service} isFirst={index === 0} ask={words.offerButton} />
        ))}
      </div>
      <Section title={words.storiesTitle} lead={words.storiesLead}>
        <CaseStudies studies={loaderData.caseStudies} />
      </Section>
      <Section title={words.stepsTitle} lead={words.stepsLead} id="how">
        <Points points={project.steps} isInOrder />
      </Section>
      <Section title={words.waysTitle} lead={words.waysLead} id="prices">
        <Points points={project.ways} />
      </Section>
      <div className={`container ${styles.pair}`}>
        <Section title={words.needsTitle}>
          <dl className={styles.list}>
            {project.needs.map((need) => (
              <div key={need.name}>
                <dt>{need.name}</dt>
                <dd>{need.text}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title={words.termsTitle}>
          <dl className={styles.list}>
            {project.terms.map((term) => (
              <div key={term.name}>
                <dt>{term.name}</dt>
                <dd>{term.text}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
      <Section title={words.toolsTitle} lead={words.toolsLead}>
        <ul className={styles.tools}>
          {project.tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </Section>
      <Section title={words.questionsTitle}>
        <Answers items={project.questions} />
      </Section>
      <CallPanel title={words.callTitle} lead={words.callLead}>
        <ButtonLink to="/contact">{words.callButton}</ButtonLink>
      </CallPanel>
    </>
  );
}
