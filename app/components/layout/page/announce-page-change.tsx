// After a navigation, moves the focus to the new heading or back to the link that was followed, and announces the title to screen readers.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findVisitedLink, rememberLink } from '#app/components/layout/lib/visited-links.ts';

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
