// Keeps the page from scrolling behind a modal dialog. A `:has()` of the stylesheet could say so too, but would be asked at every change of any element.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

function mark(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null);
}

/** A dialog that closes says so twice; the page is to move again at the first word. */
function release({ target, newState }: ToggleEvent): void {
  if (newState === 'closed' && target instanceof HTMLDialogElement) document.documentElement.removeAttribute('data-modal');
}

/** Marks the document while a dialog is modal; to be used once, by the frame of all pages. */
export function useStillnessBehind(): void {
  const { key } = useLocation();
  // A dialog that goes with its page does not say that it closes.
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
