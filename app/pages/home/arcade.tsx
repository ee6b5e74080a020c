// The hall of the mini games: lights down, a garland, and toys on both sides of the cabinet.
import type { HomeText } from '#app/content/pages/home.ts';
import { MiniGames } from '#app/mini-games/mini-games.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import { Section } from '#app/ui/section.tsx';
import styles from './arcade.module.css';

/** The toys in the order in which the page's loader finds their pictures; they show where the window has room beside the cabinet. */
export const ARCADE_TOYS = ['arcade/cabinet', 'hero/joystick', 'hero/star', 'hero/coins'] as const;

interface ArcadeProps {
  readonly words: HomeText;
  readonly toys: readonly PictureSource[];
  readonly tileToys: Readonly<Record<string, PictureSource>>;
}

export function Arcade({ words, toys, tileToys }: ArcadeProps) {
  const { miniGamesTitle, miniGamesLead, miniGamesNeeds } = words;
  return (
    <Section id="mini-games" title={miniGamesTitle} lead={miniGamesLead} isCentered className={styles.arcade}>
      <p className={styles.needs}>{miniGamesNeeds}</p>
      {/* Before the cabinet, which lies over them where the window is too narrow for both. */}
      <div aria-hidden className={styles.toys}>
        {toys.map((picture) => (
          <div key={picture.name} data-toy={picture.name}>
            <Picture picture={picture} sizes="18rem" />
          </div>
        ))}
      </div>
      <MiniGames toys={tileToys} />
    </Section>
  );
}
