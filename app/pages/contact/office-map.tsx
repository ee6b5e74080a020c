// Where the office is: an embedded map over a drawn one, with the address and a link for when it cannot load.
import { MapPin } from 'lucide-react';
import { SITE_NAME } from '#app/content/product.ts';
import type { Studio } from '#app/content/studio-schema.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { useFailedImage } from '#app/ui/use-failed-image.ts';
import drawn from './map.svg';
import styles from './office-map.module.css';

const MAP = 'https://www.openstreetmap.org';
/** A small picture from the map's own site: it reports when the site cannot be reached, which a frame never does. The query tells it apart from the icons that browsers request on their own. */
const MARK = `${MAP}/favicon.ico?embedded`;
/** Its scripts, and tabs for its links. It keeps its origin: without one it would not say where its tiles are shown, and get none. */
const RIGHTS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const HALF_WIDTH_DEGREES = 0.02;
const HALF_HEIGHT_DEGREES = 0.01;

export function OfficeMap({ office }: { office: Studio['offices'][number] | undefined }) {
  const { isFailed, ref, onError } = useFailedImage();
  if (!office) return null;
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
      <div className={styles.window}>
        {!isFailed && <img ref={ref} onError={onError} src={MARK} alt="" width={16} height={16} loading="lazy" />}
        <img src={drawn} alt="" width={1200} height={480} loading="lazy" />
        {!isFailed && (
          <iframe
            title={`Map of the ${SITE_NAME} office in ${office.city}`}
            src={`${MAP}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`}
            loading="lazy"
            sandbox={RIGHTS}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
      <div className={styles.card}>
        <p>
          <MapPin aria-hidden size={20} />
          <span>
            {office.street}, {office.city}, {office.region} {office.postalCode}, {office.country}
          </span>
        </p>
        <a
          className={buttonClass('paper')}
          href={`${MAP}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open the map
        </a>
      </div>
    </div>
  );
}
