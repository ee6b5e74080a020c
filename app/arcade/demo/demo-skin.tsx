// Gives the stage of a demo the look of its app. The color is that of the page (`--accent`).
import type { ReactNode } from 'react';
import styles from './demo-skin.module.css';

interface DemoSkinProps {
  /** ID of the game that is played. */
  readonly game: string;
  readonly children: ReactNode;
}

export function DemoSkin({ game, children }: DemoSkinProps) {
  return (
    <div className={styles.skin} data-demo={game}>
      {children}
    </div>
  );
}
