// The wordmark, linked to the home page.
import { SITE_NAME } from '#app/content/data/site.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { useFailedImage } from '#app/components/ui/pictures/use-failed-image.ts';
import onDark from './logo-on-dark.svg';
import onLight from './logo.svg';
import size from './logo-size.json' with { type: 'json' };
import styles from './logo.module.css';

export function Logo({ isOnDark = false }: { isOnDark?: boolean }) {
  const { isFailed, ref, onError } = useFailedImage();
  return (
    <PageLink to="/" className={`inline ${styles.logo}`} aria-label={`${SITE_NAME} home`}>
      {!isFailed && (
        <picture>
          {/* In forced colors, the background is the system's, in the header and in the footer. */}
          <source media="(forced-colors: active) and (prefers-color-scheme: dark)" srcSet={onDark} />
          <source media="(forced-colors: active)" srcSet={onLight} />
          <img ref={ref} onError={onError} src={isOnDark ? onDark : onLight} alt="" {...size} />
        </picture>
      )}
    </PageLink>
  );
}
