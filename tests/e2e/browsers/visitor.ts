// Page actions and queries that work in any browser: find elements by role and name, press, type and drag.
import { expect } from '@playwright/test';
import type { Point, Window as BrowserWindow } from './window.ts';

const SELECTORS = {
  button: 'button:not([role]), [role="button"]',
  combobox: 'select',
  dialog: 'dialog[open], [role="dialog"]',
  group: '[role="group"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  listitem: 'li, [role="listitem"]',
  searchbox: 'input[type="search"]',
  status: '[role="status"]',

  textbox: 'input:is([type="text"], [type="email"], :not([type])), textarea',
} as const;

type Role = keyof typeof SELECTORS;
/** An accessible name: an exact text, or a pattern. */
export type Name = string | RegExp;

declare global {
  interface Window {
    troubles?: string[];
  }
}

/** Runs in a page before hydration: collects errors, warnings and policy violations. */
function watch(): void {
  const troubles: string[] = (window.troubles ??= []);
  window.addEventListener('error', ({ message }) => troubles.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Only WebKit reports a view transition that was interrupted.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) troubles.push(String(reason));
  });
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => troubles.push(`refused ${blockedURI}`));
  for (const level of ['error', 'warn'] as const) console[level] = (...words: unknown[]) => troubles.push(words.join(' '));
  // The worker does not precache for visitors who save data; otherwise each test would download over 1 MB.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  // An automated window may never get the focus of its desktop.
  document.hasFocus = () => true;
}

/** Runs in the page: finds the visible elements whose names match. With `at`, skips disabled ones and scrolls the first one into view. */
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

/** A found element; coordinates are in CSS pixels relative to the window. */
type Sight = ReturnType<typeof look>[number];

const POLL = { intervals: [40] };

export class Visitor {
  readonly window: BrowserWindow;
  readonly #site: string;

  constructor(window: BrowserWindow, site: string) {
    this.window = window;
    this.#site = site;
  }

  /** Opens a page of the site without waiting for hydration. */
  async arrive(path: string): Promise<void> {
    await this.expectNoTroubles();
    await this.window.goTo(this.#site + path);
    await this.window.run(watch);
  }

  /** Opens a page of the site, or reloads the current one, triggers hydration and waits for it. */
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

  /** The elements of a role that are visible now; with `at`, only the enabled ones. */
  look(role: Role, name: Name = /(?:)/, at: Point | 'middle' | null = null): Promise<Sight[]> {
    const pattern = typeof name === 'string' ? `^${name.replaceAll(/[?.+*()]/g, '\\$&')}$` : name.source;
    return this.window.run(look, SELECTORS[role], pattern, at);
  }

  /** Waits until an element of this role and name is visible, and matches `state` if given. */
  async see(role: Role, name: Name, state: Partial<Sight> = {}): Promise<Sight> {
    const found = async () => (await this.look(role, name))[0];
    await expect.poll(found, { ...POLL, message: `${role} ${String(name)}` }).toMatchObject(state);
    return (await found()) as Sight;
  }

  /** Waits until no element of this role and name is visible. */
  async miss(role: Role, name: Name): Promise<void> {
    await this.until(() => this.look(role, name), []);
  }

  /** Waits until the element can be pressed and has stopped moving. Returns its center, or the point at this offset from its top left corner. */
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

  /** Focuses a field with a press, and types. */
  async type(role: Role, name: Name, words: string): Promise<void> {
    await this.press(role, name);
    await this.window.press(...words);
  }

  /** Waits until `read` returns the expected value. */
  async until<Value>(read: () => Promise<Value>, expected: NoInfer<Value>): Promise<void> {
    await expect.poll(read, POLL).toEqual(expected);
  }
}
