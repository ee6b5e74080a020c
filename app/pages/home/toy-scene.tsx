// The toys of the hero in depth layers: they drift, and they lean away from the pointer, the nearer ones farther.
import { useEffect, useRef, type CSSProperties } from 'react';
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
    // Without it the toys stand still, and that is all.
    return () => void stop().catch(() => {});
  }, []);

  return (
    <div ref={scene} className={styles.scene} aria-hidden>
      {toys.map(({ name, depth, isStanding, sizes, picture }, index) => (
        <div
          key={name}
          className={styles.toy}
          data-toy={name}
          data-stands={isStanding}
          style={{ '--depth': depth, '--turn': index } as CSSProperties}
        >
          <Picture picture={picture} sizes={sizes} />
        </div>
      ))}
    </div>
  );
}
