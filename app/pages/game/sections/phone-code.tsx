// A QR code that opens the game's store link on a phone.
import type { QrCode } from '#app/seo/qr-code.ts';
import styles from './phone-code.module.css';

export function PhoneCode({ code, title }: { code: QrCode; title: string }) {
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={`QR code for ${title}`} viewBox={`0 0 ${code.side} ${code.side}`}>
        <path d={code.path} />
      </svg>
      <figcaption>Scan to get it</figcaption>
    </figure>
  );
}
