// Stops the page from scrolling behind a modal dialog or a full-screen mini game. A `:has()` rule could do it too, but browsers would
// re-evaluate it on every DOM change.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

function updateModalAttribute(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal, [data-full="window"]') !== null);
}

/** Sets an attribute on the root element while one is open. Use it once, in the page frame. */
export function useScrollLock(): void {
  const { key } = useLocation();
  // A dialog that is removed together with its page fires no close event.
  useEffect(updateModalAttribute, [key]);
  useEffect(() => {
    // Not every browser fires `toggle` on dialogs.
    const observer = new MutationObserver(updateModalAttribute);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open', 'data-full'] });
    return () => observer.disconnect();
  }, []);
}
