// The floating "scroll to top" button, shown after scrolling 300 px. It covers no game and nothing in the footer.
import { ArrowUp } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { getScrollBehavior } from '#app/components/ui/lib/browser-preferences.ts';
import { useScrolledPast } from '#app/layout/lib/use-scrolled-past.ts';
import styles from './scroll-to-top.module.css';

const SHOWN_AFTER_PX = 300;

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: getScrollBehavior() });
}

/** What is as wide as the window on tablets and phones: the cabinet of the arcade, and the stage of a game's own page. */
const WIDE_PART = '[role="tabpanel"], [data-stage-place]';

/** Whether that part lies where the button is. */
function isInTheWay(button: HTMLElement): boolean {
  const { left, top, bottom } = button.getBoundingClientRect();
  const part = document.querySelector(WIDE_PART)?.getBoundingClientRect();
  return part !== undefined && part.right > left && part.bottom > top && part.top < bottom;
}

export function ScrollToTop() {
  const isScrolled = useScrolledPast(SHOWN_AFTER_PX);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isScrolled) return;
    const controller = new AbortController();
    const giveWay = () => button.current?.toggleAttribute('data-aside', isInTheWay(button.current));
    giveWay();
    for (const type of ['scroll', 'resize']) window.addEventListener(type, giveWay, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [isScrolled]);

  return (
    <div>
      {isScrolled && (
        <button ref={button} type="button" className={`target ${styles.button}`} onClick={scrollToTop} aria-label="Scroll to top">
          <Icon icon={ArrowUp} strokeWidth={3} />
        </button>
      )}
    </div>
  );
}
