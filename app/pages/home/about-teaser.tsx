// The studio in brief: a paragraph, four figures and a link to the about page.
import type { HomePageText } from '#app/content/data/pages/home.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import type { PictureSource } from '#app/components/ui/pictures/picture-source.ts';
import styles from './about-teaser.module.css';

export function AboutTeaser({ copy, picture }: { copy: HomePageText; picture: PictureSource }) {
  return (
    <section className={styles.teaser} aria-labelledby="about-teaser-title">
      <div className={`container ${styles.columns}`}>
        <Picture
          picture={picture}
          sizes="(min-width: 112.5rem) min(37vw, 55rem), (min-width: 56rem) 36rem, 100vw"
          className={styles.picture}
        />
        <div className={styles.text}>
          <h2 id="about-teaser-title">{copy.aboutTitle}</h2>
          <p className={styles.lead}>{copy.aboutLead}</p>
          <dl className={styles.facts}>
            {copy.aboutFacts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to="/about-us">{copy.aboutLink}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
