// Keeps what visitors typed before hydration where React renders fields again, because an extension has put nodes beside them.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The prerendered fields, with their index among those of the same name. React's fields have the same names in the same order. */
let prerendered: Map<Field, number> | null = null;
let focused: Element | null = null;
const focusTracking = new AbortController();

function trackFocus(): void {
  // In a microtask, so that the removal of a field does not count as leaving it.
  queueMicrotask(() => {
    focused = document.activeElement;
  });
}

/** Call this before hydration. */
export function rememberFields(): void {
  const fields = document.querySelectorAll<Field>(':is(input, select, textarea)[name]:not([type=hidden], [type=file])');
  prerendered = new Map(Array.from(fields, (field) => [field, [...document.getElementsByName(field.name)].indexOf(field)]));
  focused = document.activeElement;
  for (const type of ['focusin', 'focusout']) document.addEventListener(type, trackFocus, focusTracking);
}

/** Later fields of the same names belong to other pages. */
export function forgetFields(): void {
  prerendered = null;
  focusTracking.abort();
}

function restoreFocus(from: Field, to: Field): void {
  const { activeElement, body } = document;
  if (from !== focused || (activeElement !== to && activeElement !== body)) return;
  to.focus({ preventScroll: true });
  // Null for types without a selection, such as email.
  if ('selectionStart' in from && from.selectionStart !== null)
    (to as typeof from).setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Copies value, focus and selection from the prerendered fields that React has replaced, and passes on submits that wait for their form. */
export function restoreFields(): void {
  for (const [from, index] of prerendered ?? []) {
    const to = document.getElementsByName(from.name)[index] as Field | undefined;
    if (from.isConnected || !to) continue;
    prerendered?.delete(from);
    if (from instanceof HTMLInputElement) (to as HTMLInputElement).checked = from.checked;
    to.value = from.value;
    restoreFocus(from, to);
    // See replay-early-interactions.ts; a form that is not in the page ignores the call.
    if (from.form) from.form.requestSubmit = () => to.form?.requestSubmit();
  }
}
