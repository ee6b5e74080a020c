// Any address that the site does not have.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageMeta as metaTexts, pageText } from '#app/content/pages.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import styles from './not-found.module.css';

export function meta() {
  return pageMeta({ ...metaTexts.notFound, isIndexed: false });
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className={`container ${styles.page}`}>
      <p className={styles.number}>404</p>
      <h1>Oops! Page not found</h1>
      <p className={styles.lead}>{pageText.notFound.lead}</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  );
}
