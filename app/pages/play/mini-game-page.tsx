// The content of a mini game's page: stage, how to play, rules, tips, questions, variants and related pages.
import { useId, type CSSProperties } from 'react';
import type { MiniGameDetail } from './mini-game-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import type { MiniGamePageText } from '#app/content/page-families/mini-game.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { getHue } from '#app/games/registry.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { BoardPlaceholder, PageStage } from '#app/arcade/lazy-stage/page-stage.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { Accordion } from '#app/components/ui/text/accordion.tsx';
import { BulletList } from '#app/components/ui/text/bullet-list.tsx';
import { Disclosure } from '#app/components/ui/text/disclosure.tsx';
import { HOW_TO_PLAY } from '#app/content/paths.ts';
import { PageColumns, PageSection } from './page-section.tsx';
import { StageLayout } from './stage-layout.tsx';
import styles from './mini-game-page.module.css';

interface MiniGamePageProps {
  readonly entry: MiniGameEntry;
  readonly detail: MiniGameDetail;
  readonly copy: MiniGamePageText;
  readonly breadcrumbs: readonly NavigationItem[];
  readonly statisticsPath: string | null;
  readonly toys: Readonly<Record<string, PictureSource>>;
}

export function MiniGamePage({ entry, detail, copy, breadcrumbs, statisticsPath, toys }: MiniGamePageProps) {
  const heading = useId();
  const { mobileGame, trademark } = detail;
  return (
    <article className={styles.page} style={{ '--hue': getHue(entry) } as CSSProperties}>
      <StageLayout breadcrumbs={breadcrumbs} title={detail.title} lead={detail.description} id={heading}>
        <PageStage entry={entry} labelledBy={heading}>
          <BoardPlaceholder picture={detail.boardPicture} noscriptText={copy.noscriptText} />
        </PageStage>
      </StageLayout>
      <PageColumns
        left={
          <>
            <PageSection id={HOW_TO_PLAY} title={copy.howToPlay}>
              <BulletList lines={detail.howToPlay} />
              {detail.rules.length > 0 && (
                <Disclosure title={copy.rules}>
                  <BulletList lines={detail.rules} />
                </Disclosure>
              )}
              <Disclosure title={copy.tips}>
                <BulletList lines={detail.tips} />
              </Disclosure>
            </PageSection>
            <PageSection title={copy.questions}>
              <Accordion items={detail.questions} />
            </PageSection>
          </>
        }
        right={
          <>
            <PageSection title={copy.variants}>
              <dl className={styles.variants}>
                {detail.variants.map(({ label, description: meaning }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </PageSection>
            {mobileGame && (
              <PageSection title={copy.mobileGame}>
                <div className={styles.relatedGame}>
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
      />
      <div className={`container ${styles.others}`}>
        <PageSection title={copy.others}>
          <MiniGameLinks toys={toys} except={detail.id} />
          {statisticsPath !== null && (
            <p>
              <PageLink to={statisticsPath}>{copy.statistics}</PageLink>
            </p>
          )}
        </PageSection>
        {trademark !== null && <p className={styles.trademark}>{trademark}</p>}
      </div>
    </article>
  );
}
