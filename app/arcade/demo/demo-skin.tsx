// Gives a demo the look of its app: its colors, and its mascot. The color is that of the page (`--accent`).
import { createContext, type ReactNode } from 'react';
import type { FilmStrip } from '#app/content/queries/film-strip.ts';
import styles from './demo-skin.module.css';

/** The film strip of a figure that hangs over the table. */
export const MascotContext = createContext<FilmStrip | null>(null);

/** A stable reference, as the stage needs it. */
export const loadAppLayout = async () => (await import('./app-layout.tsx')).AppLayout;

interface DemoSkinProps {
  /** ID of the game that is played. */
  readonly game: string;
  readonly mascot: FilmStrip | null;
  readonly children: ReactNode;
}

export function DemoSkin({ game, mascot, children }: DemoSkinProps) {
  return (
    <MascotContext value={mascot}>
      <div className={styles.skin} data-demo={game}>
        {children}
      </div>
    </MascotContext>
  );
}
