// The data deletion page: what each game stores, how to delete it, and how to request deletion by email.
import type { Route } from './+types/data-deletion.ts';
import { games } from '#app/content/data/catalogue.ts';
import { page, text, ways } from '#app/content/data/pages/data-deletion.ts';
import { STATISTICS_PATH } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { studio } from '#app/content/data/studio.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { ButtonLink, getButtonClass } from '#app/components/ui/controls/button.tsx';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './data-deletion.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    ways,
    email: studio.supportEmail,
    statisticsPath: findPagePath(STATISTICS_PATH),
    games: games.map(({ slug, title, keeps }) => ({ slug, title, keeps })),
  };
}

export default function DataDeletionPage({ loaderData }: Route.ComponentProps) {
  const { copy, email } = loaderData;
  return (
    <>
      <PageHeader header={loaderData.header} />
      <Section title={copy.waysTitle}>
        <FeatureList features={loaderData.ways} />
        {loaderData.statisticsPath !== null && (
          <p className={styles.more}>
            <PageLink to={loaderData.statisticsPath}>{copy.statisticsLink}</PageLink>
          </p>
        )}
      </Section>
      <Section title={copy.gamesTitle} lead={copy.gamesLead}>
        <ul className={`columns ${styles.games}`}>
          {loaderData.games.map((game) => (
            <li key={game.slug} className="card">
              <h3>{game.title}</h3>
              <BulletList lines={game.keeps} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={copy.afterTitle}>
        <div className={`column ${styles.after}`}>
          {copy.after.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <PageLink to="/privacy-policy">{copy.rightsLink}</PageLink>
          </p>
        </div>
      </Section>
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ButtonLink to={createContactPath('Other', copy.letter)}>{copy.callButton}</ButtonLink>
        <a className={getButtonClass('paper')} href={`mailto:${email}?subject=${encodeURIComponent(copy.letter)}`}>
          <EmailAddress address={email} />
        </a>
      </CallToAction>
    </>
  );
}
