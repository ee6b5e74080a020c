// The press kit: facts, words, logos and screenshots to take, permission to stream, and whom to write to.
import { Download, Mail, Video } from 'lucide-react';
import type { Route } from './+types/press.ts';
import { games } from '#app/content/data/catalogue.ts';
import { summarize } from '#app/content/queries/game-summary.ts';
import { page, text } from '#app/content/data/pages/press.ts';
import { findPicture } from '#app/content/queries/pictures.ts';
import { ARCHIVE_PATH, archiveSize, factSheet, pressLogos, pressPictures, pressPortraits } from '#app/content/queries/press-kit.ts';
import { press } from '#app/content/data/press.ts';
import { openPage } from '#app/components/layout/page/page-header-data.ts';
import { PageOpening } from '#app/components/layout/page/page-header.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { GamePictures } from './game-pictures.tsx';
import { Logos } from './logos.tsx';
import { buttonClass } from '#app/components/ui/controls/button.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { Section } from '#app/components/ui/text/section.tsx';
import styles from './press.module.css';

export function loader() {
  return {
    ...openPage(page),
    words: text,
    press,
    archive: { path: ARCHIVE_PATH, size: archiveSize() },
    logos: pressLogos,
    portraits: pressPortraits(),
    games: games.map((game) => {
      const { path: sheet, name: sheetName } = factSheet(game);
      return { ...summarize(game), released: game.released ?? null, sheet, sheetName, pictures: pressPictures(game) };
    }),
    joystick: findPicture('hero/joystick'),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head;
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { opening, words, archive, logos, joystick, press: kit } = loaderData;
  const [mailbox, domain] = kit.contact.email.split('@');
  return (
    <>
      <PageOpening opening={opening}>
        <a className={buttonClass('primary')} href={archive.path} download>
          <Download aria-hidden size={20} /> {words.archiveButton} ({archive.size})
        </a>
      </PageOpening>
      <FactSheet press={kit} titles={words} />
      <Section title={words.logosTitle} lead={words.logosLead}>
        <Logos logos={logos} rules={kit.logoRules} />
      </Section>
      <Section title={words.picturesTitle} lead={words.picturesLead}>
        <div className={styles.games}>
          {loaderData.games.map((game) => (
            <GamePictures key={game.slug} {...game} />
          ))}
        </div>
      </Section>
      <Section title={words.portraitsTitle} lead={words.portraitsLead}>
        <ul className={styles.portraits}>
          {loaderData.portraits.map(({ path: file, name, picture, about, person, role }) => (
            <li key={file}>
              <a href={file} download={name} title={about}>
                <span className="visually-hidden">Save: </span>
                <Picture picture={picture} sizes="8rem" />
              </a>
              <b>{person}</b>
              <span>{role}</span>
            </li>
          ))}
        </ul>
      </Section>
      <div className={`container ${styles.pair}`}>
        <section className={styles.streaming} aria-labelledby="streaming">
          <div className={styles.joystick}>
            <Picture picture={joystick} sizes="10rem" />
          </div>
          <h2 id="streaming">
            <Video aria-hidden /> {words.streamingTitle}
          </h2>
          {kit.streaming.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
        <section className={styles.contact} aria-labelledby="press-contact">
          <h2 id="press-contact">{words.contactTitle}</h2>
          <p>{words.contactLead}</p>
          <p className={styles.name}>{kit.contact.name}</p>
          <a className={buttonClass('paper')} href={`mailto:${kit.contact.email}`}>
            <Mail aria-hidden size={20} />{' '}
            <span>
              {mailbox}@<wbr />
              {domain}
            </span>
          </a>
        </section>
      </div>
    </>
  );
}
