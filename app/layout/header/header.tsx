// The fixed header: transparent at the top of the page, translucent and blurred after scrolling 20 px.
import { ArrowLeft, Menu } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Navigation } from '#app/content/queries/navigation.ts';
import { PageLink } from '#app/components/ui/controls/page-link.tsx';
import { Logo } from '#app/layout/logo/logo.tsx';
import { MENU_ID, MobileMenu } from './mobile-menu.tsx';
import { SiteSearch } from './site-search.tsx';
import { useCurrentLink } from '#app/layout/lib/use-current-link.ts';
import { useScrolledPast } from '#app/layout/lib/use-scrolled-past.ts';
import styles from './header.module.css';

const SCROLLED_AFTER_PX = 20;

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign('/');
}

export function Header({ navigation }: { navigation: Navigation | undefined }) {
  const isCurrent = useCurrentLink();
  const isScrolled = useScrolledPast(SCROLLED_AFTER_PX);
  return (
    <header className={styles.header} data-scrolled={isScrolled || undefined}>
      <div className={`row container ${styles.bar}`}>
        <button type="button" className={`target ${styles.icon} ${styles.back}`} aria-label="Back" onClick={goBack}>
          <Icon icon={ArrowLeft} />
        </button>
        <Logo />
        <nav aria-label="Main" className={styles.nav}>
          <ul>
            {navigation?.header.map((link) => (
              <li key={link.path}>
                <PageLink to={link.path} aria-current={isCurrent(link.path)}>
                  {link.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <SiteSearch buttonClass={`target ${styles.icon}`} />
        <button
          type="button"
          className={`target ${styles.icon} ${styles.menuButton}`}
          aria-label="Open menu"
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={MENU_ID}
        >
          <Icon icon={Menu} />
        </button>
      </div>
      <MobileMenu navigation={navigation} />
    </header>
  );
}
