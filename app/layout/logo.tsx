// The word mark that links home.
import { PageLink } from '#app/ui/page-link.tsx';
import { useFailedImage } from '#app/ui/use-failed-image.ts';
import logo from './logo.svg';
import styles from './logo.module.css';

export function Logo() {
  const { isFailed, ref, onError } = useFailedImage();
  return (
    <PageLink to="/" className={styles.logo} aria-label="ApricotGames home">
      {!isFailed && <img ref={ref} onError={onError} src={logo} alt="" width={196} height={44} />}
    </PageLink>
  );
}
