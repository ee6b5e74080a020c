// The press kit page: facts, descriptions, logos, screenshots, streaming policy and contact.
import { Download, Mail, Phone } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Route } from './+types/press.ts';
import { games } from '#app/content/data/catalogue.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/press.ts';
import {
  ARCHIVE_PATH,
  formatArchiveSize,
  createFactSheet,
  findSpeaker,
  pressLogos,
  listPressDownloads,
  listPressPictures,
  listPressPortraits,
} from '#app/content/queries/press-kit.ts';
import { press } from '#app/content/data/press.ts';
import { createPageData } from '#app/layout/page/page-header-data.ts';
import { PageHeader } from '#app/layout/page/page-header.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { GamePictures } from './game-pictures.tsx';
import { Logos } from './logos.tsx';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './press.module.css';
export { meta } from '#app/layout/page/loader-meta.ts';

/** Games whose pictures the page shows; the archive has those of all games. */
const MAX_PICTURED = 6;

export function loader() {
  return {
    ...createPageData(page),
    copy: text,
    press,
    archive: { path: ARCHIVE_PATH, size: formatArchiveSize() },
    logos: pressLogos,
    portraits: listPressPortraits(),
    speaker: findSpeaker(),
    games: games.slice(0, MAX_PICTURED).map((game) => {
      const { text: _, ...sheet } = createFactSheet(game);
      return { game: summarize(game), pictures: listPressPictures(game), downloads: [...listPressDownloads(game), sheet] };
    }),
    otherGames: games.slice(MAX_PICTURED).map((game) => {
      const { path, name } = createFactSheet(game);
      return { title: game.title, path, name };
    }),
  };
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { header, copy, archive, logos, press: kit } = loaderData;
  return (
    <>
      <PageHeader header={header}>
        <a className={getButtonClass('primary')} href={archive.path} download>
          <Icon icon={Download} size={20} /> {copy.archiveButton} ({archive.size})
        </a>
        <section className={`column ${styles.contact}`} aria-labelledby="press-contact">
          <h2 id="press-contact">{copy.contactTitle}</h2>
          <p>{kit.contact.name}</p>
          <p className={`cluster ${styles.lines}`}>
            <a className="inline" href={`mailto:${kit.contact.email}`}>
              <Icon icon={Mail} size={20} /> <EmailAddress address={kit.contact.email} />
            </a>
            {kit.contact.phone && (
              <a className="inline" href={`tel:${kit.contact.phone}`}>
                <Icon icon={Phone} size={20} /> <span>{kit.contact.phone}</span>
              </a>
            )}
          </p>
          <p>{copy.contactLead}</p>
        </section>
      </PageHeader>
      <FactSheet press={kit} titles={copy} speaker={loaderData.speaker} />
      {kit.quotes.length > 0 && (
        <Section title={copy.quotesTitle}>
          <ul className="columns">
            {kit.quotes.map(({ words, author, url }) => (
              <li key={words} className="card">
                <blockquote>{words}</blockquote>
                <p>{url ? <a href={url}>{author}</a> : author}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={copy.logosTitle} lead={copy.logosLead}>
        <Logos logos={logos} rules={kit.logoRules} />
      </Section>
      <Section title={copy.picturesTitle} lead={copy.picturesLead}>
        <div className={`stack ${styles.games}`}>
          {loaderData.games.map((one) => (
            <GamePictures key={one.game.slug} filesTitle={copy.filesTitle} titles={copy.fileColumns} {...one} />
          ))}
        </div>
        {loaderData.otherGames.length > 0 && (
          <>
            <h3>{copy.otherGamesTitle}</h3>
            <ul className="cluster">
              {loaderData.otherGames.map(({ title, path, name }) => (
                <li key={path}>
                  <a href={path} download={name} className="chip">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      {loaderData.portraits.length > 0 && (
        <Section title={copy.portraitsTitle} lead={copy.portraitsLead} isFolded>
          <ul className={styles.portraits}>
            {loaderData.portraits.map(({ picture, person, role, cutOut }) => (
              <li key={person} className="column">
                <a href={cutOut.path} download={cutOut.name} title={`PNG, ${cutOut.size}`}>
                  <span className="visually-hidden">Save: </span>
                  <Picture picture={picture} sizes="8rem" />
                </a>
                <b>{person}</b>
                <span className="small">{role}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={copy.streamingTitle} isFolded>
        <div className={`stack banner ${styles.streaming}`}>
          {kit.streaming.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    </>
  );
}
