// The toys of the hero in depth layers: they drift, and they lean away from the pointer, the nearer ones farther.
import { useEffect, useRef, type CSSProperties } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './toy-scene.module.css';

interface Toy {
  readonly name: string;
  /** 0 stays where it is, 1 is nearest to the visitor and moves farthest. */
  readonly depth: number;
  readonly stands?: boolean; // on the floor, with a shadow; others float
  readonly sizes: string;
}

/** From the back of the scene to the front. */
export const TOYS: readonly Toy[] = [
  { name: 'star', depth: 0.2, sizes: '8vw' },
  { name: 'castle', depth: 0.25, stands: true, sizes: '(min-width: 56rem) 24vw, 44vw' },
  { name: 'spider', depth: 0.35, sizes: '(min-width: 56rem) 13vw, 22vw' },
  { name: 'blocks', depth: 0.5, sizes: '(min-width: 56rem) 15vw, 24vw' },
  { name: 'cards', depth: 0.6, sizes: '(min-width: 56rem) 22vw, 40vw' },
  { name: 'coins', depth: 0.7, sizes: '(min-width: 56rem) 13vw, 24vw' },
  { name: 'cheese', depth: 0.45, stands: true, sizes: '(min-width: 56rem) 12vw, 24vw' },
  { name: 'mouse', depth: 0.6, stands: true, sizes: '(min-width: 56rem) 19vw, 40vw' },
  { name: 'joystick', depth: 0.8, stands: true, sizes: '(min-width: 56rem) 12vw, 24vw' },
  { name: 'apricot', depth: 1, stands: true, sizes: '(min-width: 56rem) 17vw, 34vw' },
];

export function ToyScene({ pictures }: { pictures: readonly PictureSource[] }) {
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
      {pictures.map((picture, index) => {
        const toy = TOYS[index];
        return (
          toy && (
            <div
              key={toy.name}
              className={styles.toy}
              data-toy={toy.name}
              data-stands={toy.stands}
              style={{ '--depth': toy.depth, '--turn': index } as CSSProperties}
            >
              <Picture picture={picture} sizes={toy.sizes} />
            </div>
          )
        );
      })}
    </div>
  );
}
