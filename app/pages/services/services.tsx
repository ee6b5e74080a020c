// The services page: offers, prices, case studies, how a project runs, and a call to action.
import type { Route } from './+types/services.ts';
import { caseStudies } from '#app/content/data/case-studies.ts';
import { page, text } from '#app/content/data/pages/services.ts';
import { summarizeCaseStudies } from '#app/content/queries/case-study-summaries.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { clientQuestions, steps, ways } from '#app/content/data/prices.ts';
import { services } from '#app/content/data/services.ts';
import { studio } from '#app/content/data/studio.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { SampleNote } from '#app/layout/page/sample-note.tsx';
import { CaseStudies } from './case-studies.tsx';
import { AskLink, Offer } from './offer.tsx';
import { ProjectLinks } from './project-links.tsx';
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './services.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    services: services.map(({ image, ...service }) => ({ ...service, picture: findPicture(image.picture, image.alt) })),
    caseStudies: summarizeCaseStudies(caseStudies),
    phone: studio.phone,
    project: { steps, ways, questions: clientQuestions },
  };
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { copy, project } = loaderData;
  return (
    <>
      <PageHeader header={loaderData.header}>
        <ProjectLinks phone={loaderData.phone} copy={copy} />
      </PageHeader>
      {loaderData.services.length > 0 && (
        <section className={`stack container ${styles.offers}`} aria-label={copy.offersTitle}>
          {loaderData.services.map((service, index, { length }) => (
            <Offer
              key={service.slug}
              {...service}
              isFirst={index === 0}
              isWideInTwo={index === length - 1 && length % 2 === 1}
              contactLabel={copy.offerButton}
            />
          ))}
        </section>
      )}
      {project.ways.length > 0 && (
        <Section title={copy.waysTitle} lead={copy.waysLead} id="prices">
          <ul className={`cluster rail ${styles.ways}`}>
            {project.ways.map(({ name, note: price, text: way }) => (
              <li key={name} className="card column">
                <h3>{name}</h3>
                <p className={styles.price}>{price}</p>
                <p>{way}</p>
                <AskLink about={name} label={copy.offerButton} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {loaderData.caseStudies.length > 0 && (
        <Section title={copy.storiesTitle}>
          <CaseStudies studies={loaderData.caseStudies} />
          <SampleNote of={loaderData.caseStudies} />
        </Section>
      )}
      {project.steps.length > 0 && (
        <Section title={copy.stepsTitle} lead={copy.stepsLead} id="how" isFolded>
          <FeatureList features={project.steps} isOrdered />
        </Section>
      )}
      {project.questions.length > 0 && (
        <Section title={copy.questionsTitle}>
          <Accordion items={project.questions} />
        </Section>
      )}
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ProjectLinks to="/contact" phone={loaderData.phone} copy={copy} />
      </CallToAction>
    </>
  );
}
