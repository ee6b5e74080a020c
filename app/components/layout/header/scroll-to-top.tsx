// The floating "scroll to top" button, shown after scrolling 300 px. Its space is reserved, so that it covers nothing.
import { ArrowUp } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';
import { useScrolledPast } from '#app/components/layout/lib/use-scrolled-past.ts';
import styles from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 300;

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: getScrollBehavior() });
}

export function ScrollToTop() {
  const isScrolled = useScrolledPast(SHOWN_AFTER_PX);
  return (
    <div className={styles.slot}>
      {isScrolled && (
        <button type="button" className={styles.button} onClick={scrollToTop} aria-label="Scroll to top">
          <Icon icon={ArrowUp} strokeWidth={3} />
        </button>
      )}
    </div>
  );
}
