// What a visitor did before React had taken over: the last button or form is held, to be pressed or sent again.

/** Buttons that open menus answer at once. */
const REPLAYED_BUTTON_SELECTOR = 'button[type=button]:not([commandfor],[popovertarget])';

export const CAPTURE_PHASE = { capture: true } as const;

/** Holds what is pressed and sent on the page from now on. The function that it gives ends that, and gives what repeats the last act. */
export function recordEarlyInteraction(page: EventTarget): () => (() => void) | null {
  let replay: (() => void) | null = null;

  function recordClick({ target }: Event): void {
    // A click may be aimed at the document, which is no element.
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>(REPLAYED_BUTTON_SELECTOR);
    if (button) replay = () => button.click();
  }

  function recordSubmit(event: Event): void {
    const form = event.target as HTMLFormElement;
    // A form that only asks for a page is answered at once.
    if (form.method !== 'post') return;
    event.preventDefault();
    replay = () => form.requestSubmit();
  }

  page.addEventListener('click', recordClick, CAPTURE_PHASE);
  page.addEventListener('submit', recordSubmit, CAPTURE_PHASE);
  return () => {
    page.removeEventListener('click', recordClick, CAPTURE_PHASE);
    page.removeEventListener('submit', recordSubmit, CAPTURE_PHASE);
    return replay;
  };
}
