// The office on an embedded OpenStreetMap map, with a static map, the address and a link as fallback.
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';
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

/**
 * Pass `ref` and `onLoad` to a cross-origin iframe. `isLoaded` turns true when it loads while online. Offline, the browser loads its own
 * error page, which cannot be told apart, so the iframe is reloaded when the network is back.
 */
function useLoadedFrame() {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const onLoad = () => setLoaded((wasLoaded) => wasLoaded || navigator.onLine);

  useEffect(() => {
    const frame = ref.current;
    if (!frame || isLoaded) return undefined;
    // The iframe may have loaded before hydration: a cross-origin document is not accessible, the initial empty one is.
    if (frame.contentDocument === null) onLoad();
    const retry = () => {
      frame.src = frame.getAttribute('src') ?? '';
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isLoaded]);

  return { ref, isLoaded, onLoad };
}

export function OfficeMap({ office }: { office: Studio['offices'][number] | undefined }) {
  const { isLoaded, ...frame } = useLoadedFrame();
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
        {/* Not lazy: cached with the page, so that it is available offline. */}
        <img src={mapImage} alt="" width={1200} height={480} />
        <iframe
          {...frame}
          data-loaded={isLoaded || undefined}
          title={`Map of the ${SITE_NAME} office in ${office.city}`}
          src={`${MAP_URL}/export/embed.html?bbox=${bbox}&layer=mapnik&marker=${latitude}%2C${longitude}`}
          loading="lazy"
          sandbox={SANDBOX_PERMISSIONS}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <div className={styles.card}>
        <p>
          <MapPin aria-hidden size={20} />
          <span>
            {office.street}, {office.city}, {office.region} {office.postalCode}, {office.country}
          </span>
        </p>
        <a
          className={getButtonClass('paper')}
          href={`${MAP_URL}/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open the map
        </a>
      </div>
    </div>
  );
}
