// A link inside the site: prefetches on intent and morphs to the next page where the browser can.
import { Link, type LinkProps } from 'react-router';

/** When a link fetches its page. Firefox asks `default-src` alone about it, which allows nothing here, and complains of every refusal. */
export const PREFETCH_MODE = globalThis.navigator?.userAgent.includes('Firefox/') ? 'none' : 'intent';

export function PageLink(props: LinkProps) {
  return <Link prefetch={PREFETCH_MODE} viewTransition {...props} />;
}
