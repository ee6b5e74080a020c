// The offer on the result of a demo: the store of the phone in hand, or a code for the phone beside the computer.
import { useEffect, useEffectEvent } from 'react';
import { PHONE_ATTRIBUTE } from '#app/startup/inline/phone-platform.ts';
import { PhoneCode } from '#app/components/ui/pictures/phone-code.tsx';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { PHONE_STORES, StoreBadge, type StoreLink } from '#app/components/ui/controls/store-badge.tsx';
import type { QrCode } from '#app/seo/qr-code.ts';
import styles from './store-offer.module.css';

interface StoreOfferProps {
  readonly detail: { readonly getPath: string; readonly title: string; readonly stores: readonly StoreLink[] };
  readonly code: QrCode | null;
  readonly text: string;
  /** Called when the result goes. */
  readonly onLeave: () => void;
}

/** Rendered in the browser only: results are never prerendered. */
export function StoreOffer({ detail: { getPath, title, stores }, code, text, onLeave }: StoreOfferProps) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => () => leave(), []);
  const phone = document.documentElement.getAttribute(PHONE_ATTRIBUTE);
  const own = stores.find(({ store }) => store === PHONE_STORES[phone ?? '']);
  if (own) return <StoreBadge {...own} />;
  return (
    <PageLink to={getPath} className={`centered ${styles.offer}`}>
      {code && (
        <span className={styles.code}>
          <PhoneCode code={code} title={title} />
        </span>
      )}
      <span>{text}</span>
    </PageLink>
  );
}
