// How to have data deleted: what each game keeps, how to erase it, and a letter for the rest.
import type { Route } from './+types/data-deletion.ts';
import { games } from '#app/content/data/catalogue.ts';
import { page, text, ways } from '#app/content/data/pages/data-deletion.ts';
import { page as statisticsPage } from '#app/content/data/pages/play-statistics.ts';
import { studio } from '#app/content/data/studio.ts';
import { contactPath } from '#app/forms/prefill.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { ButtonLink, buttonClass } from '#app/components/ui/controls/button.tsx';
import { CallPanel } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Points } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './data-deletion.module.css';

export function loader() {
  return {
    ...openPage(page),
    words: text,
    ways,
    email: studio.supportEmail,
    statisticsPath: statisticsPage.path,
    games: games.map(({ slug, title, keeps }) => ({ slug, title, keeps })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function DataDeletionPage({ loaderData }: Route.ComponentProps) {
  const { words, email } = loaderData;
  return (
    <>
      <PageOpening opening={loaderData.opening} />
      <Section title={words.waysTitle}>
        <Points points={loaderData.ways} />
        <p className={styles.more}>
          <PageLink to={loaderData.statisticsPath}>{words.statisticsLink}</PageLink>
        </p>
      </Section>
      <Section title={words.gamesTitle} lead={words.gamesLead}>
        <ul className={styles.games}>
          {loaderData.games.map((game) => (
            <li key={game.slug}>
              <h3>{game.title}</h3>
              <ul>
                {game.keeps.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.afterTitle}>
        <div className={styles.after}>
          {words.after.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <PageLink to="/privacy-policy">{words.rightsLink}</PageLink>
          </p>
        </div>
      </Section>
      <CallPanel title={words.callTitle} lead={words.callLead}>
        <ButtonLink to={contactPath('Other', words.letter)}>{words.callButton}</ButtonLink>
        <a className={buttonClass('paper')} href={`mailto:${email}?subject=${encodeURIComponent(words.letter)}`}>
          {email}
        </a>
      </CallPanel>
    </>
  );
}
