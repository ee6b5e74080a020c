// Keeps the Escape key of an input method, such as one for Japanese, from closing what the text field stands in.

/** Safari ends a composition before the key that ends it, and marks that key by this code. */
const COMPOSING_KEY_CODE = 229;

/** Hides from the page, and from the browser's popovers and dialogs, each Escape that only drops what is being composed. */
export function guardComposition(page: EventTarget): () => void {
  function hideEscape(event: Event): void {
    const { key, isComposing, keyCode } = event as KeyboardEvent;
    if (key !== 'Escape' || !(isComposing || keyCode === COMPOSING_KEY_CODE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  page.addEventListener('keydown', hideEscape, true);
  return () => page.removeEventListener('keydown', hideEscape, true);
}
