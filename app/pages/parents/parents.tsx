// The page for parents: ages, ads, purchases, data, and whom to ask.
import type { Route } from './+types/parents.ts';
import appAds from '#public/app-ads.txt?raw';
import { games } from '#app/content/data/catalogue.ts';
import { gamePath } from '#app/content/paths/game-path.ts';
import { ads, data, page, questions, text } from '#app/content/data/pages/parents.ts';
import { contactPath } from '#app/forms/prefill.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { Answers } from '#app/components/ui/text/accordion.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallPanel } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Points } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './parents.module.css';

/** The ad systems that may sell ads in our games, each once. */
function sellers(): string[] {
  return [...new Set(Array.from(appAds.matchAll(/^([\w.-]+)\s*,/gm), ([, domain = '']) => domain))];
}

export function loader() {
  return {
    ...openPage(page),
    words: text,
    ads,
    data,
    questions,
    sellers: sellers(),
    games: games.map(({ slug, title, ages }) => ({ path: gamePath(slug), title, ages })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function ParentsPage({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData;
  return (
    <>
      <PageOpening opening={loaderData.opening} />
      <Section title={words.gamesTitle} lead={words.gamesLead}>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={words.tableName}>
          <table className={styles.table}>
            <thead>
              <tr>
                {words.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {loaderData.games.map((game) => (
                <tr key={game.path}>
                  <th scope="row">
                    <PageLink to={game.path}>{game.title}</PageLink>
                  </th>
                  <td>{game.ages}</td>
                  <td>{words.price}</td>
                  <td>{words.ads}</td>
                  <td>{words.purchases}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section title={words.adsTitle} lead={words.adsLead}>
        <Points points={loaderData.ads} />
        <p className={styles.more}>
          {words.sellers} {loaderData.sellers.join(', ')} (<a href="/app-ads.txt">{words.sellersFile}</a>).
        </p>
      </Section>
      <Section title={words.dataTitle}>
        <Points points={loaderData.data} />
        <p className={styles.more}>
          {words.dataLinks} <PageLink to="/privacy-policy">privacy policy</PageLink>, and{' '}
          <PageLink to="/data-deletion">{words.deletion}</PageLink>.
        </p>
      </Section>
      <Section title={words.questionsTitle}>
        <Answers items={loaderData.questions} />
      </Section>
      <CallPanel title={words.callTitle} lead={words.callLead}>
        <ButtonLink to={contactPath('General Inquiry', 'a question from a parent')}>{words.callButton}</ButtonLink>
      </CallPanel>
    </>
  );
}
