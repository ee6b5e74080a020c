// The arcade section of a page: a dark hall with a string of lights, the game picker in its cabinet, and toys on both sides.
import type { ReactNode } from 'react';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { ArcadePictures } from '#app/content/queries/arcade-pictures.ts';
import { Section, type SectionProps } from '#app/components/ui/text/section.tsx';
import { GamePicker, type GamePickerProps } from './game-picker.tsx';
import { NoscriptNote } from './lazy-stage/noscript-note.tsx';
import styles from './arcade.module.css';

interface ArcadeProps extends Pick<SectionProps, 'title' | 'lead'>, ArcadePictures, GamePickerProps {
  readonly noscriptText: string;
  /** Stands below the cabinet. */
  readonly children?: ReactNode;
}

/** Must be the last section of its page: its background runs into the footer. */
export function Arcade({ noscriptText, toys, tileToys, still, waysHome, children, ...section }: ArcadeProps) {
  return (
    <Section id="mini-games" {...section} isCentered className={styles.arcade}>
      <NoscriptNote>{noscriptText}</NoscriptNote>
      <div className={styles.hall}>
        <div aria-hidden className={styles.toys}>
          {toys.map((picture) => (
            <div key={picture.name} data-toy={picture.name}>
              <Picture picture={picture} sizes="18rem" />
            </div>
          ))}
        </div>
        <GamePicker tileToys={tileToys} still={still} waysHome={waysHome} />
      </div>
      {children}
    </Section>
  );
}
