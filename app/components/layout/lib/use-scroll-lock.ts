// Keeps the page from scrolling behind a modal dialog, or behind a mini game that covers the window. A `:has()` rule could do it too, but the browser would check it on every change to any element.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

function updateModalAttribute(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal, [data-full="window"]') !== null);
}

/** Marks the document while there is one; use it once, in the frame of all pages. */
export function useScrollLock(): void {
  const { key } = useLocation();
  // A dialog that is removed with its page does not announce that it closes.
  useEffect(updateModalAttribute, [key]);
  useEffect(() => {
    // Not every browser tells when a dialog toggles.
    const observer = new MutationObserver(updateModalAttribute);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open', 'data-full'] });
    return () => observer.disconnect();
  }, []);
}
