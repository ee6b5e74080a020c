// The full-screen menu of small screens: a modal dialog that opens and closes without scripts too.
import { X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type MouseEvent, type ToggleEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { MENU_LINKS } from '#app/content/navigation.ts';
import styles from './mobile-menu.module.css';

export const MENU_ID = 'menu';
const FOCUS_DELAY_MS = 100;

function closeWhenOutside(event: MouseEvent<HTMLDialogElement>): void {
  if (!(event.target as Element).closest('a, button')) event.currentTarget.close();
}

export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const focusTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key } = useLocation();

  useEffect(() => dialog.current?.close(), [key]);
  useEffect(() => () => clearTimeout(focusTimer.current), []);

  function focusFirstLink(event: ToggleEvent<HTMLDialogElement>): void {
    clearTimeout(focusTimer.current);
    if (event.newState === 'open') focusTimer.current = setTimeout(() => dialog.current?.querySelector('a')?.focus(), FOCUS_DELAY_MS);
  }

  return (
    <dialog ref={dialog} id={MENU_ID} className={styles.menu} aria-label="Menu" onToggle={focusFirstLink} onClick={closeWhenOutside}>
      <button type="button" className={styles.close} aria-label="Close menu" command="close" commandfor={MENU_ID}>
        <X aria-hidden />
      </button>
      <nav aria-label="Menu">
        <ul className={styles.links}>
          {MENU_LINKS.map((link, index) => (
            <li key={link.path} style={{ '--step': index } as CSSProperties}>
              <NavLink to={link.path} end={link.path === '/'} onClick={() => dialog.current?.close()}>
                {link.name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
