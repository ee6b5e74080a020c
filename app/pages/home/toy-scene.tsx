// The hero's toys in layers of depth. They drift and tilt away from the pointer; near layers move more. Each leads to its game and makes a
// move of it where it is pointed at or focused.
import { useEffect, useRef, type CSSProperties } from 'react';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { ToyPicture } from './toys.ts';
import styles from './toy-scene.module.css';

export function ToyScene({ toys }: { toys: readonly ToyPicture[] }) {
  const scene = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = scene.current;
    if (!element || !window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return;
    const stopPromise = import('./tilt-with-pointer.ts').then(({ tiltWithPointer }) => tiltWithPointer(element));
    const stop = async () => (await stopPromise)();
    // If the tilt fails to load, the toys do not follow the pointer.
    return () => void stop().catch(() => {});
  }, []);

  return (
    <div ref={scene} className={styles.scene}>
      {toys.map(({ name, depth, isStanding, sizes, picture, link }, index) => (
        <div
          key={name}
          className={styles.toy}
          data-toy={name}
          data-stands={isStanding}
          style={{ '--depth': depth, '--turn': index } as CSSProperties}
        >
          {link ? (
            <PageLink to={link.path} className={styles.move} aria-label={link.name}>
              <Picture picture={picture} sizes={sizes} />
            </PageLink>
          ) : (
            <Picture picture={picture} sizes={sizes} />
          )}
        </div>
      ))}
    </div>
  );
}
