// Which link a visitor followed from each place in the history, so that going back leads back to it.

interface VisitedLink {
  readonly href: string;
  readonly index: number; // among the links of the page with this address
}

/** By the key of the entry in the history that the link was followed from. */
const visitedLinks = new Map<string, VisitedLink>();

function findLinks(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`));
}

/** Remembers the link that `target` of a click belongs to, if any. */
export function rememberLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href) visitedLinks.set(key, { href, index: findLinks(href).indexOf(link) });
}

/** The link that was followed from an entry, on the page that shows it again; null when there was none or it is gone. */
export function findVisitedLink(key: string): HTMLElement | null {
  const visited = visitedLinks.get(key);
  return (visited && findLinks(visited.href)[visited.index]) ?? null;
}
