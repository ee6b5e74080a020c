// Addresses, email, phone and social links.
import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide';
import { EmailAddress } from '#app/components/ui/text/email-address.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import type { ReactNode } from 'react';
import type { ContactPageText } from '#app/content/data/pages/contact.ts';
import type { AddressedOffice } from '#app/content/format/address.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  readonly studio: Pick<Studio, 'supportEmail' | 'phone' | 'social'> & { readonly offices: readonly AddressedOffice[] };
  readonly copy: Pick<ContactPageText, 'detailsTitle' | 'networksTitle'>;
  readonly children: ReactNode;
}

export function ContactDetails({ studio, copy, children }: ContactDetailsProps) {
  return (
    <div className={`stack ${styles.details}`}>
      <section aria-labelledby="contact-information">
        <h2 id="contact-information">{copy.detailsTitle}</h2>
        <address className="column" translate="no">
          {studio.offices.map((office) => (
            <p key={office.label} className="point">
              <Icon icon={MapPin} size={20} />
              <span>
                <b>{office.label}</b>
                <br />
                {office.street}
                <br />
                {office.cityLine}
                <br />
                {office.country}
              </span>
            </p>
          ))}
          <p className="point">
            <Icon icon={Mail} size={20} />
            <a href={`mailto:${studio.supportEmail}`}>
              <EmailAddress address={studio.supportEmail} />
            </a>
          </p>
          {studio.phone && (
            <p className="point">
              <Icon icon={Phone} size={20} />
              <a href={`tel:${studio.phone}`}>{studio.phone}</a>
            </p>
          )}
        </address>
      </section>
      {children}
      {studio.social.length > 0 && (
        <section aria-labelledby="follow">
          <h2 id="follow">{copy.networksTitle}</h2>
          <ul className="cluster">
            {studio.social.map((network) => (
              <li key={network.name}>
                <a href={network.url} className="chip">
                  {network.name} <Icon icon={ArrowUpRight} size={16} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
