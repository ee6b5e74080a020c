// Records the last button press or form submission before hydration, so that it can be repeated afterwards.

/** Buttons that open the menu or a popover work without React. */
const REPLAYED_BUTTON_SELECTOR = 'button[type=button]:not([commandfor],[popovertarget])';

/** Starts recording. The returned function stops it, and returns a function that repeats the last interaction, or null. */
export function recordEarlyInteraction(page: EventTarget): () => (() => void) | null {
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  let replay: (() => void) | null = null;

  function recordClick({ target }: Event): void {
    // The target of a click can be the document, which is not an element.
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>(REPLAYED_BUTTON_SELECTOR);
    if (button) replay = () => button.click();
  }

  function recordSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    // Forms that only load a page work without React.
    if (form.method !== 'post') return;
    event.preventDefault();
    replay = () => form.requestSubmit();
  }

  page.addEventListener('click', recordClick, options);
  page.addEventListener('submit', recordSubmit, options);
  return () => {
    recording.abort();
    return replay;
  };
}
