// The office on a drawn map, with the address. A press lays an embedded OpenStreetMap map over it.
// Nothing tells a page whether a frame of another origin shows its content or the browser's error page, so the visitor decides.
import { MapPin } from 'lucide';
import { Decoration } from '#app/components/ui/pictures/decoration.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { useState } from 'react';
import { SITE_NAME } from '#app/content/data/site.ts';
import type { AddressedOffice } from '#app/content/format/address.ts';
import type { Office } from '#app/content/schema/studio-schema.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import mapImage from './map.svg';
import styles from './office-map.module.css';

const MAP_URL = 'https://www.openstreetmap.org';
/**
 * Allows the map's scripts, and new tabs for its links. The origin is needed for the Referer header: without it, the tile server refuses
 * requests.
 */
const SANDBOX_PERMISSIONS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const HALF_WIDTH_DEGREES = 0.02;
const HALF_HEIGHT_DEGREES = 0.01;

/** An office whose place is known. */
export type OfficeOnMap = Omit<AddressedOffice, 'latitude' | 'longitude'> & { readonly latitude: number; readonly longitude: number };

export function isOnMap<Kind extends Office>(office: Kind): office is Kind & { latitude: number; longitude: number } {
  return office.latitude !== undefined && office.longitude !== undefined;
}

export function OfficeMap({ office }: { office: OfficeOnMap }) {
  const [timesHidden, setTimesHidden] = useState(0);
  const { latitude, longitude } = office;
  const box = [
    longitude - HALF_WIDTH_DEGREES,
    latitude - HALF_HEIGHT_DEGREES,
    longitude + HALF_WIDTH_DEGREES,
    latitude + HALF_HEIGHT_DEGREES,
  ];
  const bbox = box.map((degrees) => degrees.toFixed(4)).join('%2C');
  return (
    <div className={styles.map}>
      {/* Not lazy: cached with the page, so that it is available offline. */}
      <Decoration src={mapImage} width={1200} height={480} />
      <div className={`ends ${styles.card}`}>
        <p className="point">
          <Icon icon={MapPin} size={20} />
          <span>{[office.street, office.cityLine, office.country].join(', ')}</span>
        </p>
        <details data-screen-only onToggle={({ currentTarget: { open } }) => open || setTimesHidden((times) => times + 1)}>
          <summary className={getButtonClass('paper')}>
            <span className={styles.show}>Show the live map</span>
            <span className={styles.hide}>Hide the live map</span>
          </summary>
          {/* A new frame each time, so that a map that failed to load is tried again. Lazy: nothing is requested before the press. Over the
              drawn map, which stays in sight until this one has painted. */}
          <iframe
            key={timesHidden}
            className="fill"
            title={`Map of the ${SITE_NAME} office in ${office.city}`}
            src={`${MAP_URL}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`}
            loading="lazy"
            sandbox={SANDBOX_PERMISSIONS}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </details>
      </div>
    </div>
  );
}
