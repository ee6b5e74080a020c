// The page footer: tagline, link to the mini games, links to pages and games, contact details, and a last row of legal and other links.
import { useBrowserValue } from '#app/components/ui/lib/use-browser-value.ts';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import type { Navigation, NavigationItem } from '#app/content/queries/navigation.ts';
import { frame } from '#app/content/data/frame.ts';
import { ARCADE_PATH } from '#app/content/paths.ts';
import { SITE_NAME } from '#app/content/data/site.ts';
import type { AddressedOffice } from '#app/content/format/address.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';
import { Logo } from '#app/layout/logo/logo.tsx';
import { Decoration } from '#app/components/ui/pictures/decoration.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import styles from './footer.module.css';

type Links = readonly NavigationItem[] | undefined;

function LinkList({ links, className }: { links: Links; className?: string }) {
  return (
    <ul className={className}>
      {links?.map((link) => (
        <li key={link.path}>
          <PageLink to={link.path}>{link.name}</PageLink>
        </li>
      ))}
    </ul>
  );
}

function LinkColumn({ title, links }: { title: string; links: Links }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** The studio data that the footer shows. */
export type FooterStudio = Pick<Studio, 'tagline' | 'supportEmail'> & { readonly office: AddressedOffice | undefined };

export function Footer({ studio, navigation }: { studio: FooterStudio | undefined; navigation: Navigation | undefined }) {
  const office = studio?.office;
  const year = useBrowserValue(() => new Date().getFullYear(), import.meta.env.BUILD_YEAR);
  return (
    <footer className={styles.footer}>
      <div className={`container columns ${styles.columns}`}>
        <div className={styles.brand}>
          <Logo isOnDark />
          <p>{studio?.tagline}</p>
          <p>
            <PageLink to={ARCADE_PATH} className={`inline ${styles.play}`}>
              {frame.playLink}
            </PageLink>
          </p>
        </div>
        <LinkColumn title="Navigation" links={navigation?.footer} />
        {navigation?.footerGames.length !== 0 && <LinkColumn title="Our Games" links={navigation?.footerGames} />}
        <div>
          <h2 className={styles.title}>Contact</h2>
          <address className={styles.address} translate="no">
            {office && (
              <p>
                {SITE_NAME}
                <br />
                {office.street}
                <br />
                {office.cityLine}
                <br />
                {office.country}
              </p>
            )}
            {studio && (
              <a href={`mailto:${studio.supportEmail}`}>
                <EmailAddress address={studio.supportEmail} />
              </a>
            )}
          </address>
        </div>
        {/* Decorative: without scripts and where nothing moves, a still picture. */}
        <div className={styles.box}>
          {navigation?.toyBox.map((url) => (
            <span key={url} className="fill">
              <Decoration src={url} loading="lazy" />
            </span>
          ))}
        </div>
      </div>
      <div className={`container ends ${styles.fine}`}>
        <p>{`© ${year} ${SITE_NAME}. All rights reserved.`}</p>
        <LinkList links={navigation?.finePrint} className="cluster" />
      </div>
    </footer>
  );
}
