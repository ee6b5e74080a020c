// The toys of the hero in depth layers: they drift, and they lean away from the pointer, the nearer ones farther.
import { useEffect, useRef, type CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { ToyPicture } from './toys.ts';
import styles from './toy-scene.module.css';

export function ToyScene({ toys }: { toys: readonly ToyPicture[] }) {
  const scene = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = scene.current;
    const canHover = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
    if (!element || !canHover.matches) return;
    let frame = 0;
    function follow(event: PointerEvent): void {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        element?.style.setProperty('--lean-x', String(event.clientX / window.innerWidth - 0.5));
        element?.style.setProperty('--lean-y', String(event.clientY / window.innerHeight - 0.5));
      });
    }
    const area = element.parentElement;
    area?.addEventListener('pointermove', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      area?.removeEventListener('pointermove', follow);
    };
  }, []);

  return (
    <div ref={scene} className={styles.scene} aria-hidden>
      {toys.map(({ name, depth, stands, sizes, picture }, index) => (
        <div
          key={name}
          className={styles.toy}
          data-toy={name}
          data-stands={stands}
          style={{ '--depth': depth, '--turn': index } as CSSProperties}
        >
          <Picture picture={picture} sizes={sizes} />
        </div>
      ))}
    </div>
  );
}
