// Which link of the header and the menu is that of the open page.
import { useLocation } from 'react-router';
import { getPlace } from '#app/content/paths.ts';

/** Returns the `aria-current` of a link: 'page' on its page and on all below, and on the home page alone for that of the home page. */
export function useCurrentLink(): (path: string) => 'page' | undefined {
  const place = `${getPlace(useLocation().pathname)}/`;
  return (path) => (place === `${path}/` || (path !== '/' && place.startsWith(`${path}/`)) ? 'page' : undefined);
}
