// Redirects an address such as /Games, /games/ or /games). to its page. Our server does so itself; static hosts have only 404.html for it,
// and links inside the site ask no server.
import { redirect } from 'react-router';
import { findEscapedFragment, toSitePath } from './site-path.ts';

/** Middleware of the router. An address that is unknown in any form stays as it is. */
export async function redirectToPage({ request }: { readonly request: Request }): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const path = toSitePath(pathname);
  if (path === pathname) return;
  // Without a network, the page itself knows better what to show.
  const isUnknown = await fetch(path).then(
    ({ ok }) => !ok,
    () => false,
  );
  if (isUnknown) return;
  const fragment = findEscapedFragment(pathname);
  if (location.pathname !== pathname) throw redirect(path + search + fragment);
  location.replace(path + search + (fragment || location.hash));
  await new Promise(() => {}); // shows nothing of this document until then
}
