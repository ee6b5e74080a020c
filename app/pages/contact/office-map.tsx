// Where the office is: an embedded map over a drawn one, with the address and a link for when it cannot load.
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { SITE_NAME } from '#app/content/data/site/product.ts';
import type { Studio } from '#app/content/schema/studio-schema.ts';
import { getButtonClass } from '#app/components/ui/controls/button.tsx';
import mapImage from './map.svg';
import styles from './office-map.module.css';

const MAP_URL = 'https://www.openstreetmap.org';
/** Its scripts, and tabs for its links. It keeps its origin: without one it would not say where its tiles are shown, and get none. */
const SANDBOX_PERMISSIONS = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';
const HALF_WIDTH_DEGREES = 0.02;
const HALF_HEIGHT_DEGREES = 0.01;

/**
 * Spread `ref` and `onLoad` on a frame of another origin; `isLoaded` is true once it has loaded with a network. Without one it loads the browser's own
 * error page, which looks the same from outside, so it is loaded again when the network is back.
 */
function useLoadedFrame() {
  const ref = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const onLoad = () => setLoaded((wasLoaded) => wasLoaded || navigator.onLine);

  useEffect(() => {
    const frame = ref.current;
    if (!frame || isLoaded) return undefined;
    // It may have loaded before React took over: a document of another origin is out of reach, the empty one before it is not.
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
        {/* Not lazy: it is kept with the page, and so there without a network. */}
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
