// How to reach the studio: form, addresses, hours, map, social links, questions.
import type { Route } from './+types/contact.ts';
import { faq } from '#app/content/faq.ts';
import { meta as metaText, text } from '#app/content/pages/contact.ts';
import { findPicture } from '#app/content/pictures.ts';
import { studio } from '#app/content/studio.ts';
import { ContactForm } from '#app/forms/contact-form.tsx';
import { Breadcrumb } from '#app/layout/breadcrumb.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Faq } from './faq.tsx';
import { OfficeMap } from './office-map.tsx';
import { faqPage, localBusiness } from '#app/seo/contact-things.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Section } from '#app/ui/section.tsx';
import styles from './contact.module.css';

const TRAIL = [{ name: 'Contact', path: '/contact' }];

export function loader() {
  return {
    head: pageMeta({ ...metaText, path: '/contact', trail: TRAIL, things: [...localBusiness(studio), faqPage(faq)] }),
    words: text,
    faq,
    toy: findPicture('newsletter/mailbox'),
    mouse: findPicture('hero/mouse'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <PageHead toy={loaderData.toy} title={words.title} lead={words.lead} trail={<Breadcrumb trail={TRAIL} />} />
      <div className={`container ${styles.columns}`}>
        <section className={styles.form} aria-labelledby="write">
          <h2 id="write">Send Us a Message</h2>
          <p>{words.formLead}</p>
          <ContactForm />
        </section>
        <ContactDetails />
      </div>
      <Section title="Find Us" lead={words.mapLead}>
        <OfficeMap />
      </Section>
      <Section title={words.faqTitle} lead={words.faqLead} id="faq">
        <Faq items={loaderData.faq} mouse={loaderData.mouse} />
      </Section>
    </>
  );
}
