// Addresses, phone, hours and social links.
import { ArrowUpRight, Clock, Mail, MapPin, Phone } from 'lucide-react';
import { studio } from '#app/content/studio.ts';
import { OpenNow } from './open-now.tsx';
import styles from './contact-details.module.css';

export function ContactDetails() {
  return (
    <div className={styles.details}>
      <section aria-labelledby="contact-information">
        <h2 id="contact-information">Contact Information</h2>
        <address className={styles.address}>
          {studio.offices.map((office) => (
            <p key={office.label}>
              <MapPin aria-hidden size={20} />
              <span>
                <b>{office.label}</b>
                <br />
                {office.street}
                <br />
                {[office.city, [office.region, office.postalCode].filter(Boolean).join(' ')].join(', ')}
                <br />
                {office.country}
              </span>
            </p>
          ))}
          <p>
            <Mail aria-hidden size={20} />
            <a href={`mailto:${studio.supportEmail}`}>{studio.supportEmail}</a>
          </p>
          <p>
            <Phone aria-hidden size={20} />
            <a href={`tel:${studio.phone}`}>{studio.phone}</a>
          </p>
        </address>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">Business Hours</h2>
        <dl className={styles.hours}>
          <div>
            <dt>Monday to Friday</dt>
            <dd>9:00 to 18:00 Pacific</dd>
          </div>
          <div>
            <dt>Saturday and Sunday</dt>
            <dd>Closed</dd>
          </div>
        </dl>
        <p className={styles.now}>
          <Clock aria-hidden size={20} />
          <OpenNow />
        </p>
      </section>
      <section aria-labelledby="follow">
        <h2 id="follow">Follow Us</h2>
        <ul className={styles.social}>
          {studio.social.map((network) => (
            <li key={network.name}>
              <a href={network.url}>
                {network.name} <ArrowUpRight aria-hidden size={16} />
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
