// The hero's toys in layers of depth. Each leads to its game, for mouse and touch alone, because the links stand below in words; with
// scripts they play, see play-toys.ts.
import { useEffect, useRef } from 'react';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { ToyPicture } from './toys.ts';
import styles from './toy-scene.module.css';

export function ToyScene({ toys }: { toys: readonly ToyPicture[] }) {
  const scene = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (prefersReducedMotion()) return;
    // If it fails to load, the toys only make the move of the style sheet.
    import('./play-toys.ts').then(({ playToys }) => playToys(scene.current, toys)).catch(() => {});
  }, [toys]);

  return (
    <div ref={scene} aria-hidden className={`fill ${styles.scene}`}>
      {toys.map(({ name, isStanding, sizes, style, picture, path }) => (
        <PageLink key={name} to={path} tabIndex={-1} className={styles.toy} data-toy={name} data-stands={isStanding} style={style}>
          <Picture picture={picture} sizes={sizes} />
        </PageLink>
      ))}
    </div>
  );
}
