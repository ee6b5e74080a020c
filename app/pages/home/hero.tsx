// The first impression: heading, tagline, two buttons, a scroll hint, and the toy box's pieces round them.
import { ChevronDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { pageText } from '#app/content/pages.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureSource } from '#app/ui/picture-source.ts';
import styles from './hero.module.css';

/** The pieces from the back of the scene to the front. */
export const HERO_PIECES = ['star', 'spider', 'castle', 'blocks', 'cards', 'coins', 'cheese', 'mouse', 'joystick', 'apricot'] as const;

export function Hero({ pictures }: { pictures: readonly PictureSource[] }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.scene} aria-hidden>
        {pictures.map((picture, index) => (
          <div key={picture.name} className={styles.piece} data-piece={HERO_PIECES[index]} style={{ '--depth': index } as CSSProperties}>
            <Picture picture={picture} sizes="(min-width: 56rem) 18rem, 34vw" />
          </div>
        ))}
      </div>
      <div className={`container ${styles.words}`}>
        <p className={styles.tagline}>LEVEL UP YOUR GAMING</p>
        <h1 id="hero-title">We Create Unforgettable Gaming Experiences</h1>
        <p className={styles.lead}>{pageText.home.heroLead}</p>
        <div className={styles.buttons}>
          <ButtonLink to="/#featured-games">Explore Games</ButtonLink>
          <ButtonLink to="/contact" kind="paper">
            Get Updates
          </ButtonLink>
        </div>
      </div>
      <a className={styles.hint} href="#featured-games">
        Scroll
        <ChevronDown aria-hidden />
      </a>
    </section>
  );
}
