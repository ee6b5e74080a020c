// After a navigation, moves the focus to the new heading or back to the link that was followed, and announces the title to screen readers.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

interface VisitedLink {
  readonly href: string;
  readonly index: number; // position among the page's links with the same href
}

/** By the key of the history entry in which the link was followed. */
const visitedLinks = new Map<string, VisitedLink>();

/** Not those that are hidden from screen readers, which must not get the focus. */
function findLinks(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([aria-hidden='true'] *)`));
}

/** Stores the link that contains the clicked `target`, if any. */
function rememberLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href) visitedLinks.set(key, { href, index: findLinks(href).indexOf(link) });
}

/** Finds the link again when the visitor returns to that history entry. Null if no link was followed, or if it is gone. */
function findVisitedLink(key: string): HTMLElement | null {
  const visited = visitedLinks.get(key);
  return (visited && findLinks(visited.href)[visited.index]) ?? null;
}

export function PageChangeAnnouncer() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const rememberClickedLink = useEffectEvent((event: MouseEvent) => rememberLink(key, event.target));

  useEffect(() => {
    const handleClick = (event: MouseEvent) => rememberClickedLink(event);
    document.addEventListener('click', handleClick, true);
    return () => document.removeEventListener('click', handleClick, true);
  }, []);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    const link = navigationType === 'POP' ? findVisitedLink(key) : null;
    const heading = (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>('main h1');
    const target = link ?? heading;
    if (!target) return;
    if (!link && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
