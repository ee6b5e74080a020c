// The hero of the home page: heading, tagline, two buttons and a scroll hint, surrounded by animated toys.
import { ChevronDown } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { HomePageText } from '#app/content/data/pages/home.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { ToyScene } from './toy-scene.tsx';
import type { ToyPicture } from './toys.ts';
import sunrise from '#app/components/ui/pictures/sunrise.module.css';
import styles from './hero.module.css';

interface HeroProps {
  readonly copy: HomePageText;
  readonly heading: string;
  readonly lead: string | undefined;
  readonly toys: readonly ToyPicture[];
}

export function Hero({ copy, heading, lead, toys }: HeroProps) {
  return (
    <section className={`${sunrise.sunrise} ${styles.hero}`} aria-labelledby="hero-title">
      <div className={`centered container ${styles.text}`}>
        <p className={styles.tagline}>{copy.tagline}</p>
        <h1 id="hero-title">{heading}</h1>
        <p className="lead">{lead}</p>
        <div className={`cluster ${styles.buttons}`}>
          <ButtonLink to="/#featured-games">{copy.exploreGames}</ButtonLink>
          <ButtonLink to="/contact" kind="paper">
            {copy.getUpdates}
          </ButtonLink>
        </div>
      </div>
      <a className={`centered ${styles.hint}`} href="#featured-games">
        Scroll
        <Icon icon={ChevronDown} />
      </a>
      {/* Tab comes to what the site needs first. */}
      <PageLink className={`inline ${styles.play}`} to="/#mini-games">
        {copy.heroPlay}
      </PageLink>
      <ToyScene toys={toys} />
    </section>
  );
}
