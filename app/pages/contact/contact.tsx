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
  return { faq, toy: findPicture('newsletter/mailbox'), mouse: findPicture('hero/mouse') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const things = loaderData ? [...localBusiness(studio), faqPage(loaderData.faq)] : [];
  return pageMeta({ ...metaText, path: '/contact', trail: TRAIL, things });
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead toy={loaderData.toy} title={text.title} lead={text.lead} trail={<Breadcrumb trail={TRAIL} />} />
      <div className={`container ${styles.columns}`}>
        <section className={styles.form} aria-labelledby="write">
          <h2 id="write">Send Us a Message</h2>
          <p>{text.formLead}</p>
          <ContactForm />
        </section>
        <ContactDetails />
      </div>
      <Section title="Find Us" lead={text.mapLead}>
        <OfficeMap />
      </Section>
      <Section title={text.faqTitle} lead={text.faqLead} id="faq">
        <Faq items={loaderData.faq} mouse={loaderData.mouse} />
      </Section>
    </>
  );
}
