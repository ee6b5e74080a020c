// Badges of the App Store and Google Play, in the colors, wording and proportions that the stores require, and plain ones of other stores.
import styles from './store-badge.module.css';

/** A store that has a game, with its name in a sentence: "the App Store", "Steam". */
export interface StoreLink {
  readonly store: keyof typeof BADGES | 'other';
  readonly name: string;
  readonly url: string;
}

/** The store of each phone. */
export const PHONE_STORES: Readonly<Record<string, StoreLink['store']>> = { ios: 'app-store', android: 'google-play' };

const BADGES = {
  'app-store': {
    call: 'Download on the',
    name: 'App Store',
    Mark: AppleMark,
    notice:
      'Apple and the Apple logo are trademarks of Apple Inc., registered in the U.S. and other countries and regions. App Store is a service mark of Apple Inc.',
  },
  'google-play': {
    call: 'Get it on',
    name: 'Google Play',
    Mark: GooglePlayMark,
    notice: 'Google Play and the Google Play logo are trademarks of Google LLC.',
  },
} as const;

function AppleMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentcolor">
      <path d="M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701" />
    </svg>
  );
}

function GooglePlayMark() {
  return (
    <svg aria-hidden viewBox="0 0 24 24">
      <path fill="#ea4335" d="m11.1 11.5-8.7 9.2c.3 1 1.2 1.7 2.3 1.7.4 0 .9-.1 1.2-.4l9.8-5.6z" />
      <path fill="#fbbc04" d="m19.9 10-4.2-2.5-4.8 4.2 4.8 4.8 4.2-2.4c.7-.4 1.2-1.2 1.2-2.1s-.5-1.6-1.2-2z" />
      <path fill="#4285f4" d="M2.4 3.3c-.1.2-.1.4-.1.6v16.2c0 .2 0 .4.1.6l9-9z" />
      <path fill="#34a853" d="m11.2 12 4.5-4.5L5.9 1.9c-.3-.2-.8-.4-1.2-.4-1.1 0-2 .8-2.3 1.8z" />
    </svg>
  );
}

export function StoreBadge({ store, name, url }: StoreLink) {
  const { call, name: label, Mark } = store === 'other' ? { call: 'Get it on', name, Mark: () => null } : BADGES[store];
  return (
    <a className={`inline ${styles.badge}`} data-store={store} href={url}>
      <Mark />
      <span>
        <small>{call}</small> <span translate="no">{label}</span>
      </span>
    </a>
  );
}

/** The trademark notice that the stores require wherever their badges appear. */
export function StoreTrademarks({ stores }: { stores: readonly StoreLink[] }) {
  const notices = stores.flatMap(({ store }) => (store === 'other' ? [] : BADGES[store].notice));
  return notices.length > 0 && <p className={styles.trademarks}>{notices.join(' ')}</p>;
}
