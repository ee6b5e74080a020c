// Search results other than the studio's games: mini games with their toys, or pages.
import { useId, type ReactNode } from 'react';
import type { SearchItem } from '#app/content/queries/search-index.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { Toys } from '#app/content/pictures/picture-source.ts';
import styles from './other-results.module.css';

interface OtherResultsProps {
  readonly title: string;
  readonly found: readonly SearchItem[];
  /** Pictures by the last segment of the path. */
  readonly toys: Toys;
  readonly renderText: (text: string) => ReactNode;
}

/** Renders nothing without results. */
export function OtherResults({ title, found, toys, renderText }: OtherResultsProps) {
  const heading = useId();
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={`section ${styles.section}`}>
      <h2 id={heading}>{title}</h2>
      <ul className={`cluster ${styles.list}`}>
        {found.map(({ kind, path, title: name, description }) => {
          const toy = kind === 'mini game' ? toys[path.split('/').at(-1) ?? ''] : undefined;
          return (
            <li key={path} className={`row ${styles.item}`}>
              {toy && (
                <span className={styles.toy}>
                  <Picture picture={toy} sizes="3.5rem" />
                </span>
              )}
              <div>
                <h3>
                  <PageLink to={path} className="cover">
                    {renderText(name)}
                  </PageLink>
                </h3>
                <p className="small">{renderText(description)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
