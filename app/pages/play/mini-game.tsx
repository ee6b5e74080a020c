// The page of a mini game: stage, how to play, variants, a fold with rules, tips and questions, and related pages.
import { useId, type CSSProperties } from 'react';
import { data } from 'react-router';
import type { Route } from './+types/mini-game.ts';
import * as parts from '#app/content/data/parts.ts';
import { createMiniGameDetail } from './mini-game-detail.ts';
import { createMiniGamePage, text } from '#app/content/page-families/mini-game.ts';
import { ARCADE_PATH, HOW_TO_PLAY, STATISTICS_PATH, TODAY_PATH } from '#app/content/paths.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { findPicture, findPicturesIn } from '#app/content/queries/pictures.ts';
import { findWayHome } from '#app/content/queries/way-home.ts';
import { getHue, registry } from '#app/games/registry.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { createMiniGameThing } from '#app/seo/video-game.ts';
import { createPageHead } from '#app/layout/page/page-header-data.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { Disclosure } from '#app/components/ui/text/disclosure.tsx';
import { PageColumns, PageSection, StageLayout } from './stage-layout.tsx';
import layout from './stage-layout.module.css';
import styles from './mini-game.module.css';
export { clientLoader } from '#app/layout/page/fetch-page-data.ts';
export { meta } from '#app/layout/page/loader-meta.ts';

export async function loader({ params }: Route.LoaderArgs) {
  const entry = registry.find(({ id }) => id === params.id);
  if (!entry) throw data(null, 404);
  const { game } = await entry.load();
  const detail = createMiniGameDetail(entry, game);
  const page = createMiniGamePage(entry);
  const toy = findPicture(`mini-games/${entry.id}`);
  const thing = createMiniGameThing({ ...detail, toy, path: page.path });
  return {
    ...createPageHead(page, { things: [thing] }),
    detail,
    copy: text,
    statisticsPath: findPagePath(STATISTICS_PATH),
    toys: findPicturesIn('mini-games'),
    arcade: {
      ...(parts.dailyBoards ? { to: TODAY_PATH, title: text.today } : { to: ARCADE_PATH, title: text.arcade }),
      toy: findPicture('arcade/cabinet'),
    },
    wayHome: findWayHome(entry.id),
  };
}

export default function MiniGamePage({ loaderData }: Route.ComponentProps) {
  const heading = useId();
  const { detail, copy, breadcrumbs, statisticsPath, toys, arcade, wayHome } = loaderData;
  const { mobileGame, trademark } = detail;
  const entry = registry.find(({ id }) => id === detail.id);
  if (!entry) return null;
  return (
    <article className={layout.page} style={{ '--hue': getHue(entry) } as CSSProperties}>
      <StageLayout breadcrumbs={breadcrumbs} title={detail.title} lead={detail.description} id={heading}>
        <PageStage entry={entry} labelledBy={heading} wayHome={wayHome}>
          <BoardPlaceholder picture={detail.boardPicture} noscriptText={copy.noscriptText} />
        </PageStage>
      </StageLayout>
      <PageColumns
        left={
          <>
            <PageSection id={HOW_TO_PLAY} title={copy.howToPlay}>
              <BulletList lines={detail.howToPlay} />
              <Disclosure title={detail.rules.length > 0 ? copy.moreWithRules : copy.more}>
                <div className={`column ${styles.more}`}>
                  {detail.rules.length > 0 && (
                    <>
                      <h4>{copy.rules}</h4>
                      <BulletList lines={detail.rules} />
                    </>
                  )}
                  <h4>{copy.tips}</h4>
                  <BulletList lines={detail.tips} />
                  <h4>{copy.questions}</h4>
                  <dl className="column">
                    {detail.questions.map(({ slug, question, answer }) => (
                      <div key={slug} id={slug}>
                        <dt>{question}</dt>
                        <dd>{answer}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </Disclosure>
            </PageSection>
            {mobileGame && (
              <PageSection title={copy.mobileGame}>
                <div className={`column ${styles.relatedGame}`}>
                  <div className={styles.icon}>
                    <Picture picture={mobileGame.icon} sizes="6rem" />
                  </div>
                  <p>{mobileGame.why}</p>
                  <ButtonLink to={mobileGame.path}>{mobileGame.title}</ButtonLink>
                </div>
              </PageSection>
            )}
          </>
        }
        right={
          <PageSection title={copy.variants}>
            <dl className={`column ${styles.variants}`}>
              {detail.variants.map(({ label, description: meaning }) => (
                <div key={label} className="card">
                  <dt>{label}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </PageSection>
        }
      />
      <div className={`container column ${styles.others}`}>
        <PageSection title={copy.others}>
          <MiniGameLinks toys={toys} except={detail.id} instead={arcade} />
          {statisticsPath !== null && (
            <p>
              <PageLink to={statisticsPath}>{copy.statistics}</PageLink>
            </p>
          )}
        </PageSection>
        {trademark !== null && <p className="small">{trademark}</p>}
      </div>
    </article>
  );
}
