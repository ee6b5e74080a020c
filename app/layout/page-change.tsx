// After navigation: focus moves to the new heading, and screen readers announce the new title.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export function PageChange() {
  const { pathname, hash } = useLocation();
  const previousPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    setAnnouncement(document.title);
    const heading = (hash && document.getElementById(hash.slice(1))) || document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}
