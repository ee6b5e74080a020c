// A link within the site, with prefetch and view transitions where the browser supports them.
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Firefox checks prefetches against `default-src` only, which blocks everything here, and logs each refusal. So Firefox does not prefetch. */
const PREFETCH_MODE = globalThis.navigator?.userAgent.includes('Firefox/') ? 'none' : 'intent';

export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={PREFETCH_MODE} viewTransition {...props} />;
}
