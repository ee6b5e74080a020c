// What there is to see on a page, read inside it.

/** The roles that the journeys look for, and the elements that have them. */
export const ROLES = {
  button: 'button:not([role]), [role="button"]',
  link: 'a[href]',
  tab: '[role="tab"]',
  tabpanel: '[role="tabpanel"]',
  textbox: 'input:is([type="text"], [type="email"], :not([type])), textarea',
  searchbox: 'input[type="search"]',
  combobox: 'select',
  dialog: 'dialog[open], [role="dialog"]',
  heading: 'h1, h2, h3, h4',
  group: '[role="group"]',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"]',
  application: '[role="application"]',
  image: 'img, [role="img"]',
  listitem: 'li, [role="listitem"]',
  status: '[role="status"]',
  text: 'p, span',
} as const;

export type Role = keyof typeof ROLES;

export interface Sight {
  /** Its place among the elements of its role, seen or not. */
  readonly index: number;
  readonly name: string;
  readonly value: string | null;
  readonly x: number; // of its middle, in the window
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly isChosen: boolean; // selected, pressed or current
}

/** The elements that can be seen of those that match. Stands alone: its text is sent to the browser. */
export function lookFor(selector: string): Sight[] {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  function textOf(node: Node): string {
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node instanceof Text ? node.data : Array.from(node.childNodes, textOf).join('');
  }
  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = labels.map((id) => document.getElementById(id)?.textContent ?? '');
    const { labels: ownLabels } = element as HTMLInputElement;
    return squeeze(named.length > 0 ? named.join(' ') : ownLabels?.[0] ? textOf(ownLabels[0]) : textOf(element));
  }
  return Array.from(document.querySelectorAll(selector)).flatMap((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) return [];
    return {
      index,
      name: nameOf(element),
      value: 'value' in element ? String(element.value) : null,
      x: left + width / 2,
      y: top + height / 2,
      left,
      top,
      width,
      height,
      isFocused: element === document.activeElement,
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      isChosen: element.matches('[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'),
    };
  });
}

/** What lies over the element at this point of the window; null when a press there would hit it. */
export function findObstacle(selector: string, index: number, x: number, y: number): string | null {
  if (document.documentElement.matches(':active-view-transition')) return 'the change of the page';
  const wanted = document.querySelectorAll(selector)[index];
  const hit = document.elementFromPoint(x, y);
  return hit && wanted?.contains(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing');
}

/** Brings an element to the middle of the window. */
export function bringToSight(selector: string, index: number): void {
  document.querySelectorAll(selector)[index]?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
