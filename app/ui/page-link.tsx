// A link inside the site: prefetches on intent and morphs to the next page where the browser can.
import { Link, type LinkProps } from 'react-router';

export function PageLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition {...props} />;
}
