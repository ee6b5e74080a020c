// The studio in brief: a paragraph and a link to the about page.
import type { HomePageText } from '#app/content/data/pages/home.ts';
import { ButtonLink } from '#app/components/ui/controls/button.tsx';
import { StudioPicture, type StudioPictureProps } from '#app/components/ui/pictures/studio-picture.tsx';
import styles from './about-teaser.module.css';

export function AboutTeaser({ copy, picture }: { copy: HomePageText; picture: Pick<StudioPictureProps, 'pictures' | 'alt'> }) {
  return (
    <section className="section" aria-labelledby="about-teaser-title">
      <div className={`container columns ${styles.columns}`}>
        <StudioPicture {...picture} sizes="(min-width: 112.5rem) min(37vw, 55rem), (min-width: 64rem) 36rem, 100vw" />
        <div className={`column ${styles.text}`}>
          <h2 id="about-teaser-title" className="headline">
            {copy.aboutTitle}
          </h2>
          <p className="lead">{copy.aboutLead}</p>
          <ButtonLink to="/about-us">{copy.aboutLink}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
