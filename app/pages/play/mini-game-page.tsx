// What the page of a mini game shows: the stage, how to play, the finer points, tips, variants, statistics, questions, and where to go next.
import { ChevronDown } from 'lucide-react';
import { Fragment, useId, type CSSProperties, type ReactNode } from 'react';
import type { MiniGameDetail } from '#app/content/queries/mini-game-detail.ts';
import type { NavigationItem } from '#app/content/queries/navigation.ts';
import type { MiniGameWords } from '#app/content/data/pages/mini-game.ts';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { hueOf } from '#app/games/hue.ts';
import { MiniGameLinks } from '#app/arcade/links/mini-game-links.tsx';
import { OwnStatistics } from '#app/arcade/statistics/game-statistics.tsx';
import { BoardStill, PageStage } from '#app/arcade/stage/page-stage.tsx';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { StageLayout } from './stage-layout.tsx';
import styles from './mini-game-page.module.css';

interface MiniGamePageProps {
  readonly entry: MiniGameEntry;
  readonly detail: MiniGameDetail;
  readonly words: MiniGameWords;
  readonly trail: readonly NavigationItem[];
  readonly statisticsPath: string;
  readonly toys: Readonly<Record<string, PictureSource>>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.part}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Keys({ lines }: { lines: MiniGameDetail['keys'] }) {
  return (
    <dl className={styles.keys}>
      {lines.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && ' or '}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

export function MiniGamePage({ entry, detail, words, trail, statisticsPath, toys }: MiniGamePageProps) {
  const heading = useId();
  const { bigSister, trademark } = detail;
  return (
    <article className={styles.page} style={{ '--hue': hueOf(entry) } as CSSProperties}>
      <StageLayout trail={trail} title={detail.title} lead={detail.description} id={heading}>
        <PageStage entry={entry} labelledBy={heading}>
          <BoardStill still={detail.still} needs={words.needsLine} />
        </PageStage>
      </StageLayout>
      <div className={`container ${styles.columns}`}>
        <div className={styles.main}>
          <Part title={words.howToPlay}>
            <p className={styles.intro}>{detail.intro}</p>
            <Points lines={detail.howToPlay} />
          </Part>
          <Part title={words.rules}>
            <Points lines={detail.rules} />
          </Part>
          <Part title={words.tips}>
            <Points lines={detail.tips} />
          </Part>
          <Part title={words.variants}>
            <dl className={styles.variants}>
              {detail.variants.map(({ label, words: meaning }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={words.keys}>
            <Keys lines={detail.keys} />
          </Part>
          <Part title={words.questions}>
            {detail.questions.map(({ slug, question, answer }) => (
              <details key={slug} className={styles.question}>
                <summary>
                  <h3>{question}</h3>
                  <ChevronDown aria-hidden />
                </summary>
                <p id={slug}>{answer}</p>
              </details>
            ))}
          </Part>
          <Part title={words.statistics}>
            <p>
              {words.statisticsLead} <PageLink to={statisticsPath}>{words.allStatistics}</PageLink>
            </p>
            <OwnStatistics entry={entry} />
          </Part>
        </div>
        <aside className={styles.aside} aria-label={words.atAGlance}>
          <Part title={words.atAGlance}>
            <dl className={styles.facts}>
              {detail.facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          {bigSister && (
            <Part title={words.bigSister}>
              <div className={styles.sister}>
                <div className={styles.icon}>
                  <Picture picture={bigSister.icon} sizes="6rem" />
                </div>
                <p>{bigSister.why}</p>
                <ButtonLink to={bigSister.path}>{bigSister.title}</ButtonLink>
              </div>
            </Part>
          )}
        </aside>
      </div>
      <div className={`container ${styles.others}`}>
        <Part title={words.others}>
          <MiniGameLinks toys={toys} except={detail.id} />
        </Part>
        {trademark !== null && <p className={styles.trademark}>{trademark}</p>}
      </div>
    </article>
  );
}
