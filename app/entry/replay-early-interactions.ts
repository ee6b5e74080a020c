// What a visitor did before React had taken over: the last button or form is held, to be pressed or sent again.

/** Buttons that open menus answer at once. */
const WAITING = 'button[type=button]:not([commandfor],[popovertarget])';

export const BEFORE_ALL = { capture: true } as const;

/** Holds what is pressed and sent on the page from now on. The function that it gives ends that, and gives what repeats the last act. */
export function holdEarlyAct(page: EventTarget): () => (() => void) | null {
  let repeat: (() => void) | null = null;

  function press({ target }: Event): void {
    // A click may be aimed at the document, which is no element.
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>(WAITING);
    if (button) repeat = () => button.click();
  }

  function send(event: Event): void {
    const form = event.target as HTMLFormElement;
    // A form that only asks for a page is answered at once.
    if (form.method !== 'post') return;
    event.preventDefault();
    repeat = () => form.requestSubmit();
  }

  page.addEventListener('click', press, BEFORE_ALL);
  page.addEventListener('submit', send, BEFORE_ALL);
  return () => {
    page.removeEventListener('click', press, BEFORE_ALL);
    page.removeEventListener('submit', send, BEFORE_ALL);
    return repeat;
  };
}
