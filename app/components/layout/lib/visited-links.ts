// Remembers which link the visitor followed from each history entry, so that going back can return the focus to it.

interface VisitedLink {
  readonly href: string;
  readonly index: number; // position among the page's links with the same href
}

/** By the key of the history entry in which the link was followed. */
const visitedLinks = new Map<string, VisitedLink>();

function findLinks(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`));
}

/** Stores the link that contains the clicked `target`, if any. */
export function rememberLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href) visitedLinks.set(key, { href, index: findLinks(href).indexOf(link) });
}

/** Finds the link again when the visitor returns to that history entry. Null if no link was followed, or if it is gone. */
export function findVisitedLink(key: string): HTMLElement | null {
  const visited = visitedLinks.get(key);
  return (visited && findLinks(visited.href)[visited.index]) ?? null;
}
