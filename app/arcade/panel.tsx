// The selected game in the arcade: title, description, link to its page, and its stage, which loads when near the viewport or on request.
import { useRef } from 'react';
import { createPlayPath } from '#app/content/paths.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import type { MiniGameEntry } from '#app/game-kit/contract.ts';
import { LazyStage } from './lazy-stage/lazy-stage.tsx';
import { useInView } from '#app/components/ui/lib/use-in-view.ts';
import styles from './game-picker.module.css';

interface PanelProps {
  readonly entry: MiniGameEntry;
  /** How often the visitor has selected a game. */
  readonly selectionCount: number;
}

export function Panel({ entry, selectionCount }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isNear = useInView(panel, { rootMargin: '50%', once: true }) === true;

  return (
    <div ref={panel}>
      <header className={styles.head}>
        <h3>{entry.title}</h3>
        <p>
          {entry.description} <PageLink to={createPlayPath(entry.id)}>More about {entry.title}</PageLink>
        </p>
      </header>
      <LazyStage entry={entry} shouldLoad={selectionCount > 0 || isNear} selectionCount={selectionCount} />
    </div>
  );
}
