// Keeps the page from scrolling behind a modal dialog. A `:has()` of the stylesheet could say so too, but would be asked at every change of any element.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

function mark(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}

/** Marks the document while a dialog is modal; to be used once, by the frame of all pages. */
export function useStillnessBehind(): void {
  const { key } = useLocation();
  // A dialog that goes with its page does not say that it closes.
  useEffect(mark, [key]);
  useEffect(() => {
    // Not every browser tells when a dialog toggles.
    const observer = new MutationObserver(mark);
    observer.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
}
