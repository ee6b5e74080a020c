// The page for parents: age ratings, ads, purchases, data and contact.
import type { Route } from './+types/parents.ts';
import appAds from '#app/content/data/app-ads.txt?raw';
import { games } from '#app/content/data/catalogue.ts';
import { ads, data, page, questions, text } from '#app/content/data/pages/parents.ts';
import { createParentalFacts } from '#app/content/queries/parental-facts.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { createContactPath } from '#app/forms/prefill.ts';
import { createPageData } from '#app/components/layout/page/page-header-data.ts';
import { PageHeader } from '#app/components/layout/page/page-header.tsx';
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { CallToAction } from '#app/components/ui/cards/call-to-action.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { FeatureList } from '#app/components/ui/text/feature-list.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import { AdBreak } from './ad-break.tsx';
import styles from './parents.module.css';
export { meta } from '#app/components/layout/page/loader-meta.ts';

/** The ad systems in app-ads.txt, without duplicates. */
function listSellers(): string[] {
  return [...new Set(Array.from(appAds.matchAll(/^([\w.-]+)\s*,/gm), ([, domain = '']) => domain))];
}

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    ads,
    data,
    questions,
    sellers: listSellers(),
    deletionPath: findPagePath('/data-deletion'),
    games: createParentalFacts(games),
  };
}

function GameLinks({ words, games: linked }: { words: string; games: readonly { readonly path: string; readonly title: string }[] }) {
  return (
    <div className={styles.games}>
      <p>{words}</p>
      <ul className="cluster">
        {linked.map(({ path, title }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export default function ParentsPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  const { groups, comingSoon } = loaderData.games;
  return (
    <>
      <PageHeader header={loaderData.header} />
      <Section title={copy.gamesTitle}>
        {groups.map(({ sentence, games: alike }) => (
          <GameLinks key={sentence} words={sentence} games={alike} />
        ))}
        {comingSoon.length > 0 && <GameLinks words={copy.comingSoon} games={comingSoon} />}
      </Section>
      <Section title={copy.adsTitle} lead={copy.adsLead}>
        <AdBreak caption={copy.adBreak} />
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
      <Section title={copy.questionsTitle}>
        <Accordion items={loaderData.questions} />
      </Section>
      <CallToAction title={copy.callTitle} lead={copy.callLead}>
        <ButtonLink to={createContactPath('General Inquiry', copy.letter)}>{copy.callButton}</ButtonLink>
      </CallToAction>
    </>
  );
}
