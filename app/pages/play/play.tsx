// The arcade page: today's boards, all mini games, and how daily puzzles work.
import type { Route } from './+types/play.ts';
import * as parts from '#app/content/data/parts.ts';
import { text as dailyText } from '#app/content/page-families/mini-game-daily.ts';
import { page, text } from '#app/content/data/pages/play.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { listWaysHome } from '#app/content/queries/way-home.ts';
import { findArcadePictures } from '#app/content/queries/arcade-pictures.ts';
import { HOW_DAILY_ID, STATISTICS_PATH, TODAY_ID } from '#app/content/paths.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { Arcade } from '#app/arcade/arcade.tsx';
import { InstallButton } from '#app/service-worker/install-button.tsx';
import { LazyTodayCard } from '#app/arcade/daily/lazy-today-card.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { Disclosure } from '#app/components/ui/text/disclosure.tsx';
import styles from './play.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    daily: parts.dailyBoards ? { title: dailyText.howTitle, lines: dailyText.how } : null,
    statisticsPath: findPagePath(STATISTICS_PATH),
    parentsPath: findPagePath('/parents'),
    arcade: { ...findArcadePictures(), waysHome: listWaysHome() },
  };
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  const { header, copy, daily, statisticsPath, parentsPath, arcade } = loaderData;
  return (
    <>
      <div className={styles.head}>
        <PageHeader header={header} isToyOffPhones />
      </div>
      {parts.dailyBoards && (
        <div id={TODAY_ID} className={`container ${styles.today}`}>
          <LazyTodayCard toys={arcade.tileToys} />
        </div>
      )}
      <div className={styles.hall}>
        <Arcade title={copy.hallTitle} noscriptText={copy.noscriptText} {...arcade}>
          <div className={`column ${styles.more}`}>
            {daily && (
              <Disclosure id={HOW_DAILY_ID} title={daily.title}>
                <BulletList lines={daily.lines} />
              </Disclosure>
            )}
            <div className="cluster">
              {statisticsPath !== null && (
                <ButtonLink to={statisticsPath} kind="paper">
                  {copy.statisticsLink}
                </ButtonLink>
              )}
              {parentsPath !== null && (
                <ButtonLink to={`${parentsPath}#mini-games`} kind="paper">
                  {copy.parentsLink}
                </ButtonLink>
              )}
              <InstallButton />
            </div>
          </div>
        </Arcade>
      </div>
    </>
  );
}
