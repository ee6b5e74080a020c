// The "page not found" page.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageNotFound } from '#app/content/data/not-found.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { ShellGame } from './shell-game.tsx';
import sunrise from '#app/components/ui/pictures/sunrise.module.css';
import styles from './page-not-found.module.css';

export function PageNotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <section className={`centered ${sunrise.sunrise} ${styles.page}`} data-low>
      <p className={styles.number}>404</p>
      <ShellGame text={pageNotFound.boxes} link={<ButtonLink to="/">Return to Home</ButtonLink>}>
        <h1>{pageNotFound.heading}</h1>
        <p className="lead">{pageNotFound.lead}</p>
      </ShellGame>
    </section>
  );
}
