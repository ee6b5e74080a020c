// The page for parents: whether the games are for a child, ads, data, the mini games and contact.
import type { Route } from './+types/parents.ts';
import appAds from '#app/content/data/app-ads.txt?raw';
import { games } from '#app/content/data/catalogue.ts';
import { ads, data, miniGames, page, questions, text } from '#app/content/data/pages/parents.ts';
import { createParentalFacts } from '#app/content/queries/parental-facts.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './parents.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

/** The ad systems in app-ads.txt, without duplicates. */
function listSellers(): string[] {
  return [...new Set(Array.from(appAds.matchAll(/^([\w.-]+)\s*,/gm), ([, domain = '']) => domain))];
}

export function loader() {
  const facts = createParentalFacts(games);
  const { head, header } = createPageData(page);
  return {
    head,
    /** The verdict comes first where all games agree. */
    header: facts.groups.length === 1 ? { ...header, lead: facts.groups[0]?.verdict } : header,
    copy: text,
    ads,
    data,
    miniGames,
    questions,
    sellers: listSellers(),
    deletionPath: findPagePath('/data-deletion'),
    games: facts,
  };
}

function GameLinks({ words, games: linked }: { words: string; games: readonly { readonly path: string; readonly title: string }[] }) {
  return (
    <div className={styles.games}>
      <p className="lead">{words}</p>
      <ul className="cluster">
        {linked.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path} className="inline">
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function ParentsPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const { groups, hasAds } = loaderData.games;
  return (
    <>
      <PageHeader header={loaderData.header} />
      {hasAds && (
        <Section title={copy.trackingTitle}>
          <FeatureList features={copy.tracking} />
        </Section>
      )}
      {groups.length > 1 && (
        <Section title={copy.gamesTitle}>
          {groups.map(({ verdict, games: alike }) => (
            <GameLinks key={verdict} words={verdict} games={alike} />
          ))}
        </Section>
      )}
      <Section title={copy.adsTitle}>
        <FeatureList features={loaderData.ads} />
        <p className={styles.more}>
          {copy.sellers} {loaderData.sellers.join(', ')} (<a href="/app-ads.txt">{copy.sellersFile}</a>).
        </p>
      </Section>
      <Section title={copy.dataTitle}>
        <FeatureList features={loaderData.data} />
        <p className={styles.more}>
          {copy.dataLinks} <PageLink to="/privacy-policy">{copy.policy}</PageLink>
          {loaderData.deletionPath === null ? (
            <span>.</span>
          ) : (
            <span>
              , and <PageLink to={loaderData.deletionPath}>{copy.deletion}</PageLink>.
            </span>
          )}
        </p>
      </Section>
      <Section id="mini-games" title={copy.miniGamesTitle}>
        <FeatureList features={loaderData.miniGames} />
      </Section>
      <Section title={copy.questionsTitle}>
        <Accordion items={loaderData.questions} />
      </Section>
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ButtonLink to={createContactPath('General Inquiry', copy.letter)}>{copy.callButton}</ButtonLink>
      </CallToAction>
    </>
  );
}
