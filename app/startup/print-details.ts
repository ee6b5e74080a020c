// Opens every closed <details> while the page is printed. Newer browsers print its content anyway (print.css).

export function openDetailsForPrint(page: EventTarget): void {
  let opened: readonly HTMLDetailsElement[] = [];

  page.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open], [data-screen-only])')];
    for (const details of opened) details.open = true;
  });
  page.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
