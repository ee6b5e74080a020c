// After navigation: focus moves to the new heading, or back to the link that was followed, and screen readers announce the new title.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { linkFollowedFrom, rememberLink } from '#app/components/layout/lib/visited-links.ts';

export function PageChange() {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  const remember = useEffectEvent((event: MouseEvent) => rememberLink(key, event.target));

  useEffect(() => {
    const hear = (event: MouseEvent) => remember(event);
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, []);

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    const link = way === 'POP' ? linkFollowedFrom(key) : null;
    const heading = (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>('main h1');
    const target = link ?? heading;
    if (!target) return;
    if (!link && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname, hash, key, way]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
