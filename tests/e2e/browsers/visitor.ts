// A visitor of the site in any browser: sees by role and name, presses, types and drags.
import { expect } from '@playwright/test';
import type { Point, Window as BrowserWindow } from './window.ts';

const SELECTORS = {
  button: 'button:not([role]), [role="button"]',
  combobox: 'select',
  dialog: 'dialog[open], [role="dialog"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li, [role="listitem"]',
  searchbox: 'input[type="search"]',
  text: 'p, span',
  textbox: 'input:is([type="text"], [type="email"], :not([type])), textarea',
} as const;

/** A role; those that are not listed here are written into the page as they are. */
export type Role = keyof typeof SELECTORS | 'grid' | 'gridcell' | 'group' | 'status' | 'tab' | 'tabpanel';
/** A name: a text exactly, or whatever matches. */
export type Name = string | RegExp;

declare global {
  interface Window {
    troubles?: string[];
  }
}

/** Runs in a page before React takes it over: collects what goes wrong. */
function watch(): void {
  const troubles: string[] = (window.troubles ??= []);
  window.addEventListener('error', ({ message }) => troubles.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit alone tells of a transition that a quicker visitor cuts short.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) troubles.push(String(reason));
  });
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => troubles.push(`refused ${blockedURI}`));
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => troubles.push(words.join(' '));
  // Who saves data gets no copy of the site: it would be a megabyte a visitor.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // A driven window may never be the active one of its desktop.
  document.hasFocus = () => true;
}

/** Runs in the page: the visible elements whose names match; with `at`, those that can be pressed, and the first comes to the window. */
function look(selector: string, pattern: string, at: Point | 'middle' | null) {
  const textOf = (node: Node): string => {
    if (node instanceof Element && node.matches('[hidden], [aria-hidden="true"]')) return '';
    if (node instanceof HTMLImageElement) return node.alt;
    return node instanceof Text ? node.data : Array.from(node.childNodes, textOf).join('');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.flatMap((id) => document.getElementById(id) ?? []);
    const labels = named.length > 0 ? named : [(element as HTMLInputElement).labels?.[0] ?? element];
    return element.ariaLabel ?? labels.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled="true"]');
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]');
  const found = Array.from(document.querySelectorAll(selector)).filter(
    (element) => isSeen(element) && !(at && isDisabled(element)) && new RegExp(pattern).test(nameOf(element)),
  );
  const isReachable = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { x, y } = typeof at === 'object' && at ? at : { x: width / 2, y: height / 2 };
    return element.contains(document.elementFromPoint(left + x, top + y));
  };
  if (at && found[0] && !isReachable(found[0])) found[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      left,
      top,
      width,
      height,
      name: nameOf(element),
      value: 'value' in element ? String(element.value) : null,
      isFocused: element === document.activeElement,
      isDisabled: isDisabled(element),
      isChosen: element.matches('[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"])'),
      isReachable: isReachable(element) && !document.documentElement.matches(':active-view-transition'),
    };
  });
}

/** An element as it is seen; pixels are those of the window. */
export type Sight = ReturnType<typeof look>[number];

const POLL = { intervals: [40] };

export class Visitor {
  readonly window: BrowserWindow;
  readonly #site: string;

  constructor(window: BrowserWindow, site: string) {
    this.window = window;
    this.#site = site;
  }

  /** Opens a page of the site, as it was prerendered. */
  async arrive(path: string): Promise<void> {
    await this.expectNoTroubles();
    await this.window.goTo(this.#site + path);
    await this.window.run(watch);
  }

  /** Opens a page of the site, or the same one again, touches it and waits until React has taken it over. */
  async open(path?: string): Promise<void> {
    await this.arrive(path ?? (await this.window.run(() => location.pathname + location.search)));
    await this.window.run(() => void window.dispatchEvent(new Event('pointerdown')));
    await this.isTakenOver();
  }

  async isTakenOver(): Promise<void> {
    await this.until(() => this.window.run(() => 'hydrated' in document.documentElement.dataset), true);
  }

  async expectNoTroubles(): Promise<void> {
    expect(await this.window.run(() => window.troubles ?? []), 'what went wrong in the page').toEqual([]);
  }

  /** What can be seen of a role just now; with `at`, what of it can be pressed. */
  look(role: Role, name: Name = /(?:)/, at: Point | 'middle' | null = null): Promise<Sight[]> {
    const pattern = typeof name === 'string' ? `^${name.replaceAll(/[?.+*()]/g, '\\$&')}$` : name.source;
    return this.window.run(look, role in SELECTORS ? SELECTORS[role as keyof typeof SELECTORS] : `[role="${role}"]`, pattern, at);
  }

  /** Waits until something of this role and name can be seen, and is in `state` if one is given. */
  async see(role: Role, name: Name, state: Partial<Sight> = {}): Promise<Sight> {
    const found = async () => (await this.look(role, name))[0];
    await expect.poll(found, { ...POLL, message: `${role} ${String(name)}` }).toMatchObject(state);
    return (await found()) as Sight;
  }

  /** Waits until nothing of this role and name can be seen. */
  async miss(role: Role, name: Name): Promise<void> {
    await this.until(() => this.look(role, name), []);
  }

  /** Waits until the element can be pressed and stands still, and gives the point: its middle, or so far from its corner. */
  async reach(role: Role, name: Name, corner?: Point): Promise<Point> {
    let last: Point = { x: Number.NaN, y: 0 };
    const reach = async () => {
      const before = last;
      const [found] = await this.look(role, name, corner ?? 'middle');
      if (found) last = { x: found.left + (corner?.x ?? found.width / 2), y: found.top + (corner?.y ?? found.height / 2) };
      return found?.isReachable && last.x === before.x && last.y === before.y;
    };
    await expect.poll(reach, { ...POLL, message: `a way to ${role} ${String(name)}` }).toBe(true);
    return last;
  }

  async press(role: Role, name: Name): Promise<void> {
    await this.window.drag(await this.reach(role, name));
  }

  /** Presses into a field and types. */
  async type(role: Role, name: Name, words: string): Promise<void> {
    await this.press(role, name);
    await this.window.press(...words);
  }

  /** Waits until `read` gives this. */
  async until<Value>(read: () => Promise<Value>, expected: NoInfer<Value>): Promise<void> {
    await expect.poll(read, POLL).toEqual(expected);
  }
}
