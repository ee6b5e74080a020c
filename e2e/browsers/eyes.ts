// What there is to see on a page: the door puts these eyes into every page.

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
  image: 'img, [role="img"]',
  listitem: 'li, [role="listitem"]',
  status: '[role="status"]',
  text: 'p, span',
} as const;

export type Role = keyof typeof ROLES;

/** An element as it is seen; pixels are those of the window. */
export interface Sight {
  readonly name: string;
  readonly value: string | null;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly isFocused: boolean;
  readonly isDisabled: boolean;
  readonly isChosen: boolean; // selected, pressed or current
}

export interface Eyes {
  /** The visible elements whose names match. */
  look(selector: string, name: string): Sight[];
  /** Brings the first of them to the window, waits for a frame and gives the point to press, its middle or so far from its corner; or why there is none. */
  aim(selector: string, name: string, corner?: Point): Promise<Point | string>;
}

export interface Point {
  readonly x: number; // CSS pixels from the left of the window
  readonly y: number;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Stands alone: its text is sent to the browser. */
export function openEyes(): Eyes {
  const squeeze = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

  function textOf(node: Node): string {
    if (node instanceof Element && node.matches('[hidden], [aria-hidden="true"]')) return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node instanceof Text ? node.data : Array.from(node.childNodes, textOf).join('');
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = named.map((id) => document.getElementById(id)).filter((found) => found !== null);
    if (labels.length > 0) return squeeze(labels.map(textOf).join(' '));
    const [own] = (element as HTMLInputElement).labels ?? [];
    return squeeze(textOf(own ?? element));
  }

  function find(selector: string, name: string): Element[] {
    const wanted = new RegExp(name);
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
    return Array.from(document.querySelectorAll(selector)).filter((element) => isSeen(element) && wanted.test(nameOf(element)));
  }

  return {
    look: (selector, name) =>
      find(selector, name).map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return {
          name: nameOf(element),
          value: 'value' in element ? String(element.value) : null,
          left,
          top,
          width,
          height,
          isFocused: element === document.activeElement,
          isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
          isChosen: element.matches('[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'),
        };
      }),

    async aim(selector, name, corner) {
      const isReady = (found: Element) => !found.matches(':disabled, [aria-disabled="true"]');
      const element = find(selector, name).find(isReady);
      if (!element) return 'nothing of this name can be pressed';
      const point = () => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return corner ? { x: left + corner.x, y: top + corner.y } : { x: left + width / 2, y: top + height / 2 };
      };
      const hit = ({ x, y }: Point) => document.elementFromPoint(x, y);
      if (!element.contains(hit(point()))) element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const before = point();
      await new Promise(requestAnimationFrame);
      const { x, y } = point();
      if (x !== before.x || y !== before.y) return 'it moves';
      if (document.documentElement.matches(':active-view-transition')) return 'the page is changing';
      const over = hit({ x, y });
      return element.contains(over) ? { x, y } : `over it lies ${over?.outerHTML.slice(0, 120) ?? 'nothing'}`;
    },
  };
}
