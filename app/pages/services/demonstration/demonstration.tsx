// The section of a case study in which visitors see or try for themselves what was made or changed. `demonstration` in its content file
// chooses what it shows.
import type { CaseStudyPageText } from '#app/content/page-families/case-study.ts';
import type { Demonstration as DemonstrationContent } from '#app/content/schema/game-schema.ts';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import { HydrationBoundary } from '#app/startup/hydration-boundary.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { EventCalendar } from './event-calendar.tsx';
import { LoadingTimes } from './loading-times.tsx';
import { MarbleTray } from './marble-tray.tsx';
import { TwoPictures } from './two-pictures.tsx';
import styles from './demonstration.module.css';

interface DemonstrationProps {
  readonly content: DemonstrationContent;
  /** Of "two pictures": before and after. Of "loading times": what a phone shows once the game is open. Of "screens": all of them. */
  readonly pictures: readonly PictureSource[];
  readonly text: CaseStudyPageText['demonstration'];
}

/** Screens of a game side by side, each in a phone. */
function Screens({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <ul className={styles.screens}>
      {pictures.map((picture) => (
        <li key={picture.name}>
          <Picture picture={picture} sizes="(min-width: 48rem) 13rem, 30vw" />
        </li>
      ))}
    </ul>
  );
}

function Content({ content, pictures, text }: DemonstrationProps) {
  const [first, second] = pictures;
  if (content.kind === 'screens') return <Screens pictures={pictures} />;
  if (content.kind === 'calendar') return <EventCalendar {...content} text={text} />;
  if (content.kind === 'marbles') return <MarbleTray {...content} text={text} />;
  if (content.kind === 'loading times') return first && <LoadingTimes {...content} picture={first} text={text} />;
  return first && second && <TwoPictures before={first} after={second} text={text} />;
}

export function Demonstration(props: DemonstrationProps) {
  return (
    <section className="stack" aria-labelledby="demonstration">
      <h2 id="demonstration">{props.content.title}</h2>
      <p>{props.content.lead}</p>
      <HydrationBoundary>
        <Content {...props} />
      </HydrationBoundary>
    </section>
  );
}
