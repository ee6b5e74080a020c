// The contact page: form, addresses, hours, map, social links and FAQ.
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { useLocation } from 'react-router';
import type { Route } from './+types/contact.ts';
import { faq } from '#app/content/data/faq.ts';
import { hours } from '#app/content/data/business-hours.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { page, text } from '#app/content/data/pages/contact.ts';
import { describePlaces } from '#app/content/data/places.ts';
import { ways } from '#app/content/data/prices.ts';
import { addressOffice } from '#app/content/format/address.ts';
import { capitalize } from '#app/content/format/number-words.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { studio } from '#app/content/data/studio.ts';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { BusinessHours } from './business-hours.tsx';
import { ContactDetails } from './contact-details.tsx';
import { createHoursTable, getZoneName } from './hours-table.ts';
import { isOnMap, OfficeMap } from './office-map.tsx';
import { createFaqPage } from '#app/seo/faq.ts';
import { createLocalBusinesses, createFullStudioThing } from '#app/seo/local-business.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './contact.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  const { offices, supportEmail, phone, social } = studio;
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  return {
    ...createPageData(page, [createFullStudioThing(studio), ...createLocalBusinesses(studio, hours, today), ...createFaqPage(faq)]),
    copy: text,
    mapLead: capitalize(describePlaces(offices.filter(isOnMap)).offices),
    topics: text.topics.map(({ label, subject, about }) => ({ label, path: createContactPath(subject, about) })),
    budgets: ways.flatMap(({ name, note: price }) => (price === undefined ? [] : [`${price} (${name})`])),
    failures,
    studio: { offices: offices.map(addressOffice), supportEmail, phone, social },
    hours: offices.flatMap(({ label }, index) => {
      const week = hours[index];
      return week ? [{ office: label, hours: week, today, table: createHoursTable(week, now), zone: getZoneName(week.timeZone, now) }] : [];
    }),
    faq: faq.map(({ more, ...item }) => ({ ...item, ...(more && findPagePath(more.path) !== null && { more }) })),
    mouse: findPicture('hero/mouse'),
  };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const { search } = useLocation();
  const maps = loaderData.studio.offices.filter(isOnMap);
  return (
    <>
      <PageHeader header={loaderData.header} />
      <div className={`stack container ${styles.columns}`}>
        <section id="write" className="panel stack banner" aria-labelledby="write-title">
          <h2 id="write-title">{copy.formTitle}</h2>
          <p>{copy.formLead}</p>
          <ul className="cluster" aria-label={copy.topicsTitle}>
            {loaderData.topics.map(({ label, path }) => (
              <li key={path}>
                <PageLink to={path} className="chip" preventScrollReset>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
          <HydrationBoundary>
            <ContactForm search={search} budgets={loaderData.budgets} failures={loaderData.failures} />
          </HydrationBoundary>
        </section>
        <ContactDetails studio={loaderData.studio} copy={copy}>
          <BusinessHours title={copy.hoursTitle} offices={loaderData.hours} />
        </ContactDetails>
      </div>
      {maps.length > 0 && (
        <Section title={copy.mapTitle} lead={loaderData.mapLead}>
          {maps.map((office) => (
            <OfficeMap key={office.label} office={office} />
          ))}
        </Section>
      )}
      {loaderData.faq.length > 0 && (
        <Section title={copy.faqTitle} id="faq">
          <div className={styles.questions}>
            <Accordion items={loaderData.faq} />
            <div className={styles.mouse}>
              <Picture picture={loaderData.mouse} sizes="20rem" />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
