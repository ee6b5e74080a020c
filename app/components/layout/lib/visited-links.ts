// Which link a visitor followed from each place in the history, so that going back leads back to it.

interface Followed {
  readonly href: string;
  readonly place: number; // among the links of the page with this address
}

/** By the key of the entry in the history that the link was followed from. */
const followed = new Map<string, Followed>();

function linksTo(href: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`));
}

/** Remembers the link that `target` of a click belongs to, if any. */
export function rememberLink(key: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href]') : null;
  const href = link?.getAttribute('href');
  if (link && href) followed.set(key, { href, place: linksTo(href).indexOf(link) });
}

/** The link that was followed from an entry, on the page that shows it again; null when there was none or it is gone. */
export function linkFollowedFrom(key: string): HTMLElement | null {
  const one = followed.get(key);
  return (one && linksTo(one.href)[one.place]) ?? null;
}
