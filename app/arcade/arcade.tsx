// The hall of the mini games: lights down, a garland, and toys on both sides of the cabinet.
import type { ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import { Section } from '#app/components/ui/text/section.tsx';
import { GamePicker, type GamePickerProps } from './game-picker.tsx';
import { NoscriptNote } from './stage/noscript-note.tsx';
import styles from './arcade.module.css';

/** The toys in the order in which a page's loader finds their pictures; they show where the window has room beside the cabinet. */
export const ARCADE_TOYS = ['arcade/cabinet', 'hero/joystick', 'hero/star', 'hero/coins'] as const;

/** How wide they are shown, as in arcade.module.css; the others are as wide as the cabinet. */
const SIZES: Readonly<Record<string, string>> = { 'hero/coins': '8rem', 'hero/star': '9rem' };

interface ArcadeProps extends Pick<GamePickerProps, 'isLatestFirst'> {
  readonly title: string;
  readonly lead: string;
  /** What is said where there are no scripts. */
  readonly noscriptText: string;
  readonly toys: readonly PictureSource[];
  readonly tileToys: GamePickerProps['toys'];
  /** What stands above the tiles. */
  readonly before?: ReactNode;
  /** What follows below the cabinet. */
  readonly children?: ReactNode;
}

/** The last section of its page: it runs into the footer. */
export function Arcade({ title, lead, noscriptText, toys, tileToys, before, children, ...order }: ArcadeProps) {
  return (
    <Section id="mini-games" title={title} lead={lead} isCentered className={styles.arcade}>
      <NoscriptNote>{noscriptText}</NoscriptNote>
      {before}
      <div className={styles.hall}>
        {/* Before the cabinet, which lies over them where the window is too narrow for both. */}
        <div aria-hidden className={styles.toys}>
          {toys.map((picture) => (
            <div key={picture.name} data-toy={picture.name}>
              <Picture picture={picture} sizes={SIZES[picture.name] ?? '18rem'} />
            </div>
          ))}
        </div>
        <GamePicker toys={tileToys} {...order} />
      </div>
      {children}
    </Section>
  );
}
