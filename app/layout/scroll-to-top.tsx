// The floating button that scrolls back to the top; it appears once the page is scrolled past 300 px, and never beside a mini game.
import { ArrowUp } from 'lucide-react';
import { smoothness } from '#app/ui/smoothness.ts';
import { useInSight } from './use-in-sight.ts';
import { useScrolledPast } from './use-scrolled-past.ts';
import styles from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 300;

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: smoothness() });
}

export function ScrollToTop() {
  const isScrolled = useScrolledPast(SHOWN_AFTER_PX);
  const isStageInSight = useInSight('[data-stage-place]');
  if (!isScrolled || isStageInSight) return null;
  return (
    <button type="button" className={styles.button} onClick={scrollToTop} aria-label="Scroll to top">
      <ArrowUp aria-hidden strokeWidth={3} />
    </button>
  );
}
