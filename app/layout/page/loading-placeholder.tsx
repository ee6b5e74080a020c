// Placeholder while a page loads; without scripts it says that there is no such page.
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/content/pictures/picture-source.ts';
import styles from './loading-placeholder.module.css';

/** The picture is for those without scripts. */
export function LoadingPlaceholder({ picture }: { picture?: PictureSource | undefined }) {
  return (
    <div className={`container ${styles.placeholder}`}>
      <p role="status" className="visually-hidden" data-scripts-only>
        Loading…
      </p>
      <noscript>
        <div className={`centered ${styles.note}`} data-low>
          {picture && <Picture picture={picture} sizes="15rem" isUrgent />}
          <p>404</p>
          <h1>Oops! Page not found</h1>
          <p>
            There's no page at this address. <a href="/">Return to Home</a>
          </p>
        </div>
      </noscript>
      <div aria-hidden className={`column ${styles.skeleton}`} data-scripts-only>
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}
