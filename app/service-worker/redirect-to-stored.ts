// Redirects an address such as /play/2048/ to its stored page, as the server does.
import { findEscapedFragment, toSitePath } from '#app/startup/router/site-path.ts';

/** Undefined if the address has the right form already, or its page is not stored. */
export async function redirectToStored(url: URL, isStored: (path: string) => Promise<boolean>): Promise<Response | undefined> {
  const path = toSitePath(url.pathname);
  if (path === url.pathname || !(await isStored(path))) return undefined;
  return Response.redirect(new URL(path + url.search + findEscapedFragment(url.pathname), url));
}
