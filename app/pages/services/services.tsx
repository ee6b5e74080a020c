// What the studio does for others: its offers, stories of finished work, and an invitation to talk.
import type { Route } from './+types/services.ts';
import { page, text } from '#app/content/pages/services.ts';
import { findPicture } from '#app/content/pictures.ts';
import { caseStudies, services } from '#app/content/services.ts';
import { openPage } from '#app/layout/opening.ts';
import { PageOpening } from '#app/layout/page-opening.tsx';
import { CaseStudies } from './case-studies.tsx';
import { Offer } from './offer.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './services.module.css';

export function loader() {
  return {
    ...openPage(page),
    words: text,
    services: services.map(({ image, ...service }) => ({ ...service, picture: findPicture(image.picture, image.alt) })),
    caseStudies: caseStudies.map(({ image, ...study }) => ({ ...study, picture: findPicture(image.picture, image.alt) })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <PageOpening opening={loaderData.opening} />
      <div className={`container ${styles.offers}`}>
        {loaderData.services.map((service, index) => (
          <Offer key={service.slug} {...service} isFirst={index === 0} />
        ))}
      </div>
      <Section title={words.storiesTitle} lead={words.storiesLead}>
        <CaseStudies studies={loaderData.caseStudies} />
      </Section>
      <section className={`container ${styles.call}`} aria-labelledby="call">
        <div className={styles.callPanel}>
          <h2 id="call">{words.callTitle}</h2>
          <p>{words.callLead}</p>
          <ButtonLink to="/contact">{words.callButton}</ButtonLink>
        </div>
      </section>
    </>
  );
}
