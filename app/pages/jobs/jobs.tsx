// Jobs: what is open, how we hire and what we offer.
import type { Route } from './+types/jobs.ts';
import { hiring, offers, openings } from '#app/content/data/jobs.ts';
import { page, text } from '#app/content/data/pages/jobs.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { contactPath } from '#app/forms/prefill.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { jobPosting } from '#app/seo/job-posting.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { Points } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './jobs.module.css';

export function loader() {
  return { ...openPage(page, openings.map(jobPosting)), words: text, openings, hiring, offers, mailbox: findPicture('newsletter/mailbox') };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { words, openings: open } = loaderData;
  return (
    <>
      <PageOpening opening={loaderData.opening} />
      <Section title={words.openTitle}>
        {open.length === 0 ? (
          <div className={styles.none}>
            <div className={styles.words}>
              <h3>{words.noneTitle}</h3>
              <p>{words.none}</p>
              <ButtonLink to={contactPath('Job Application')}>{words.noneButton}</ButtonLink>
            </div>
            <div className={styles.mailbox}>
              <Picture picture={loaderData.mailbox} sizes="12rem" />
            </div>
          </div>
        ) : (
          <ul className={styles.list}>
            {open.map((opening) => (
              <li key={opening.slug} id={opening.slug}>
                <h3>{opening.title}</h3>
                <p className={styles.place}>{opening.city}</p>
                {opening.description.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <ButtonLink to={contactPath('Job Application', opening.title)}>{words.applyButton}</ButtonLink>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={words.hiringTitle} lead={words.hiringLead}>
        <Points points={loaderData.hiring} isInOrder />
      </Section>
      <Section title={words.offersTitle}>
        <Points points={loaderData.offers} />
      </Section>
    </>
  );
}
