// The full-screen menu on small screens: a modal dialog that works without React. The inline script moves the focus into it.
import { X } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { Decoration } from '#app/components/ui/pictures/decoration.tsx';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { useEffect, useRef, type CSSProperties, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router';
import type { Navigation } from '#app/content/queries/navigation.ts';
import { useCurrentLink } from '#app/layout/lib/use-current-link.ts';
import styles from './mobile-menu.module.css';

export const MENU_ID = 'menu';

function closeOnOutsideClick(event: MouseEvent<HTMLDialogElement>): void {
  if (!(event.target as Element).closest('a, button')) event.currentTarget.close();
}

export function MobileMenu({ navigation }: { navigation: Navigation | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const isCurrent = useCurrentLink();
  const openedForKey = useRef(key); // location key at which the menu was opened

  useEffect(() => {
    if (openedForKey.current !== key) dialog.current?.close();
    openedForKey.current = key;
  }, [key]);

  return (
    <dialog ref={dialog} id={MENU_ID} className={styles.menu} aria-label="Menu" onClick={closeOnOutsideClick}>
      <button type="button" className={`target ${styles.close}`} aria-label="Close menu" command="close" commandfor={MENU_ID}>
        <Icon icon={X} />
      </button>
      <nav className="column" aria-label="Menu">
        <ul className={styles.links}>
          {navigation?.menu.map((link, index) => (
            <li key={link.path} style={{ '--step': index } as CSSProperties}>
              <Link to={link.path} aria-current={isCurrent(link.path)} onClick={() => dialog.current?.close()}>
                {link.toy && <Decoration src={link.toy} loading="lazy" />}
                <span>{link.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {navigation && <Picture picture={navigation.menuToy} sizes="min(30vw, 28dvh)" className={styles.toy} />}
    </dialog>
  );
}
