// Keeps the page from scrolling behind a modal dialog. A `:has()` rule could do it too, but the browser would check it on every change to any element.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

function mark(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}

/** A closing dialog says so twice; the page should scroll again at the first event. */
function release({ target, newState }: ToggleEvent): void {
  if (newState === 'closed' && target instanceof HTMLDialogElement) document.documentElement.removeAttribute('data-modal');
}

/** Marks the document while a dialog is modal; use it once, in the frame of all pages. */
export function useStillnessBehind(): void {
  const { key } = useLocation();
  // A dialog that is removed with its page does not announce that it closes.
  useEffect(mark, [key]);
  useEffect(() => {
    document.addEventListener('beforetoggle', release, true);
    document.addEventListener('toggle', mark, true);
    return () => {
      document.removeEventListener('beforetoggle', release, true);
      document.removeEventListener('toggle', mark, true);
    };
  }, []);
}
