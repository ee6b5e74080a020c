// The "page not found" page.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageNotFound } from '#app/content/data/not-found.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './page-not-found.module.css';

const MOUSE_PICTURE = {
  name: 'not-found/mouse',
  alt: pageNotFound.pictureAlt,
  ...(import.meta.env.NOT_FOUND_PICTURE as Omit<PictureSource, 'name' | 'alt'>),
};

export function PageNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className={styles.page}>
      <div className={styles.scene}>
        <p className={styles.number}>404</p>
        <div className={styles.mouse}>
          <Picture picture={MOUSE_PICTURE} sizes="(min-width: 40rem) 34rem, 90vw" isUrgent />
        </div>
      </div>
      <h1>{pageNotFound.heading}</h1>
      <p className={styles.lead}>{pageNotFound.lead}</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </section>
  );
}
