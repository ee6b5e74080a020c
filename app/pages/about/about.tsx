// The about page: story, vision and mission, team and values.
import type { Route } from './+types/about.ts';
import { about, coreValues } from '#app/content/data/about.ts';
import { page, text } from '#app/content/data/pages/about.ts';
import { findPicture, hasPicture } from '#app/content/queries/pictures.ts';
import { findStudioPicture, findStudioTimes } from '#app/content/queries/studio-picture.ts';
import { findFilmStrip } from '#app/content/queries/film-strip.ts';
import { findPagePath } from '#app/content/queries/page-table.ts';
import { team } from '#app/content/data/team.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { StudioPicture } from '#app/components/ui/pictures/studio-picture.tsx';
import { StudioTimes } from './studio-times.tsx';
import { Team, type TeamProps } from './team.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './about.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

/** What stands on the shelf for a person: figures/<slug>, which the film strip figures/<slug>-move turns round, or the portrait. */
function loadMember({ image, ...member }: (typeof team)[number]): TeamProps['team'][number] {
  const name = `figures/${member.slug}`;
  return {
    ...member,
    figure: hasPicture(name) ? findPicture(name, image?.alt) : null,
    move: findFilmStrip(name),
    portrait: image ? findPicture(image.picture, image.alt) : null,
  };
}

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    about,
    coreValues: coreValues.map(({ picture, ...value }) => ({ ...value, picture: picture && findPicture(picture) })),
    studioPicture: findStudioPicture(),
    studioTimes: findStudioTimes(),
    shelf: findPicture('about/shelf'),
    team: team.map(loadMember),
    jobsPath: findPagePath('/jobs'),
  };
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { copy } = loaderData;
  return (
    <>
      <PageHeader header={loaderData.header} />
      <div className={`container columns ${styles.studio}`}>
        <StudioPicture {...loaderData.studioPicture} sizes="(min-width: 64rem) 36rem, 100vw">
          {loaderData.studioTimes && <StudioTimes {...loaderData.studioTimes} />}
        </StudioPicture>
        <div className="column">
          <section className="column" aria-labelledby="vision">
            <h2 id="vision">{copy.visionTitle}</h2>
            <p className="lead">{loaderData.about.vision}</p>
          </section>
          <section className="column" aria-labelledby="mission">
            <h2 id="mission">{copy.missionTitle}</h2>
            <p className="lead">{loaderData.about.mission}</p>
          </section>
        </div>
      </div>
      <div className={`container ${styles.story}`}>
        {loaderData.about.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Section title={copy.teamTitle} isCentered>
        <Team team={loaderData.team} shelf={loaderData.shelf} />
        {loaderData.jobsPath !== null && (
          <p className={styles.join}>
            {copy.join} <PageLink to={loaderData.jobsPath}>{copy.joinLink}</PageLink>
          </p>
        )}
      </Section>
      {loaderData.coreValues.length > 0 && (
        <Section title={copy.valuesTitle} isCentered>
          <ul className={`cluster ${styles.values}`}>
            {loaderData.coreValues.map((value) => (
              <li key={value.title} className="row">
                {value.picture && <Picture picture={value.picture} sizes="clamp(5rem, 10vw, 8rem)" className={styles.toy} />}
                <div>
                  <h3>{value.title}</h3>
                  <p>{value.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
