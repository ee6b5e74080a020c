// A QR code for the phone beside the computer, with what stands below it; not there where the visitor holds the phone.
import type { ReactNode } from 'react';
import styles from './phone-code.module.css';

interface PhoneCodeProps {
  /** `side` in modules; `path` has all dark ones. */
  readonly code: { readonly side: number; readonly path: string };
  readonly title: string;
  readonly children?: ReactNode;
}

export function PhoneCode({ code: { side, path }, title, children }: PhoneCodeProps) {
  return (
    <span className={`centered ${styles.code}`}>
      <svg role="img" aria-label={`QR code for ${title}`} viewBox={`0 0 ${side} ${side}`}>
        <path d={path} />
      </svg>
      {children}
    </span>
  );
}
