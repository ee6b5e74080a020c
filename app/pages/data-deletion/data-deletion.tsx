// How to have data deleted: what each game keeps, how to erase it, and a letter for the rest.
import type { Route } from './+types/data-deletion.ts';
import { games } from '#app/content/catalogue.ts';
import { page, text, ways } from '#app/content/pages/data-deletion.ts';
import { page as statisticsPage } from '#app/content/pages/play-statistics.ts';
import { studio } from '#app/content/studio.ts';
import { contactPath } from '#app/forms/prefill.ts';
import { openPage } from '#app/layout/opening.ts';
import { PageOpening } from '#app/layout/page-opening.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { CallPanel } from '#app/ui/call-panel.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Points } from '#app/ui/points.tsx';
import { Section } from '#app/ui/section.tsx';
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
