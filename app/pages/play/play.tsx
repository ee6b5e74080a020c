// The arcade as a page of its own: all mini games, the one that was played last first, and the way to each one's own page.
import type { Route } from './+types/play.ts';
import { page, text } from '#app/content/data/pages/play.ts';
import { page as statisticsPage } from '#app/content/data/pages/play-statistics.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { TODAY_ID } from '#app/content/paths/play-path.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { Arcade, ARCADE_TOYS } from '#app/arcade/arcade.tsx';
import { InstallButton } from '#app/service-worker/install-button.tsx';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { TodayPlace } from '#app/arcade/daily/lazy-today-card.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import styles from './play.module.css';

export function loader() {
  return {
    ...openPage(page),
    words: text,
    statisticsPath: statisticsPage.path,
    toys: ARCADE_TOYS.map((name) => findPicture(name)),
    tileToys: findPicturesIn('mini-games'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function PlayPage({ loaderData }: Route.ComponentProps) {
  const { opening, words, statisticsPath, toys, tileToys } = loaderData;
  return (
    <>
      <PageOpening opening={opening}>
        <ButtonLink to={statisticsPath} kind="paper">
          {words.statisticsLink}
        </ButtonLink>
        <InstallButton />
      </PageOpening>
      <div id={TODAY_ID} className={`container ${styles.today}`}>
        <TodayPlace toys={tileToys} />
      </div>
      <div className={styles.hall}>
        <Arcade title={words.hallTitle} lead={words.hallLead} needs={words.needs} toys={toys} tileToys={tileToys} isLatestFirst>
          <nav aria-labelledby="pages" className={styles.pages}>
            <h2 id="pages">{words.pagesTitle}</h2>
            <p>{words.pagesLead}</p>
            <MiniGameLinks toys={tileToys} />
          </nav>
        </Arcade>
      </div>
    </>
  );
}
