// A visitor of the site in any browser: sees by role and name, presses, types and drags.
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { ROLES, type Point, type Role, type Sight } from './eyes.ts';
import type { Front } from './front.ts';

/** A name: a text exactly, or whatever matches. */
export type Name = string | RegExp;

const POLL_MS = 40;
const PATIENCE_MS = 20_000;

/** Asks again and again until the answer is no complaint. */
async function insist<Answer extends object>(wish: string, ask: () => Promise<Answer | string>): Promise<Answer> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(POLL_MS)) {
    const answer = await ask();
    if (typeof answer !== 'string') return answer;
    if (performance.now() > end) throw new Error(`To ${wish} is not possible: ${answer}`);
  }
}

function patternOf(name: Name): string {
  return typeof name === 'string' ? `^${name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source;
}

export class Visitor {
  readonly driver: Driver;
  readonly #front: Front;

  constructor(driver: Driver, front: Front) {
    this.driver = driver;
    this.#front = front;
  }

  /** Opens a page of the site, as it was prerendered. */
  async arrive(path: string): Promise<void> {
    await this.driver.goTo(this.#front.origin + path);
  }

  /** Opens a page of the site, touches it and waits until React has taken it over. */
  async open(path: string): Promise<void> {
    await this.arrive(path);
    await this.#wake();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.#wake();
  }

  async #wake(): Promise<void> {
    await this.driver.run(() => void window.dispatchEvent(new Event('pointerdown')));
    await this.isTakenOver();
  }

  /** Waits until React has taken over the page. */
  async isTakenOver(): Promise<void> {
    await this.until(() => this.driver.run(() => 'hydrated' in document.documentElement.dataset), true);
  }

  /** What can be seen of a role just now. */
  look(role: Role, name: Name = /(?:)/): Promise<Sight[]> {
    return this.driver.run((selector, pattern) => window.eyes.look(selector, pattern), ROLES[role], patternOf(name));
  }

  /** The names of what can be seen of a role just now. */
  async names(role: Role, name: Name): Promise<string[]> {
    return (await this.look(role, name)).map((sight) => sight.name);
  }

  /** Waits until something of this role and name can be seen, and is in `state` if one is given. */
  see(role: Role, name: Name, state: Partial<Sight> = {}): Promise<Sight> {
    return insist(`see ${role} ${String(name)}`, async () => {
      const [found] = await this.look(role, name);
      if (!found) return 'nothing is there';
      const wanted = Object.entries(state).every(([key, value]) => found[key as keyof Sight] === value);
      return wanted ? found : `it is ${JSON.stringify(found)}, not ${JSON.stringify(state)}`;
    });
  }

  /** Waits until nothing of this role and name can be seen. */
  async miss(role: Role, name: Name): Promise<void> {
    await this.until(() => this.names(role, name), []);
  }

  /** Waits until the element can be pressed, and gives the point: its middle, or so far from its corner. */
  reach(role: Role, name: Name, corner?: Point): Promise<Point> {
    const aim = (selector: string, pattern: string, from?: Point) => window.eyes.aim(selector, pattern, from);
    return insist(`reach ${role} ${String(name)}`, () => this.driver.run(aim, ROLES[role], patternOf(name), ...(corner ? [corner] : [])));
  }

  async press(role: Role, name: Name, corner?: Point): Promise<void> {
    await this.driver.stroke(await this.reach(role, name, corner));
  }

  async keys(...keys: readonly string[]): Promise<void> {
    await this.driver.press(...keys);
  }

  /** Presses into a field and types. */
  async type(role: Role, name: Name, words: string): Promise<void> {
    await this.press(role, name);
    await this.keys(...words);
  }

  /** Waits until `read` gives this. */
  async until<Value>(read: () => Promise<Value>, expected: NoInfer<Value>): Promise<void> {
    await expect.poll(read, { intervals: [POLL_MS] }).toEqual(expected);
  }

  /** Waits until `read` gives something else. */
  async untilNot<Value>(read: () => Promise<Value>, before: NoInfer<Value>): Promise<void> {
    await expect.poll(read, { intervals: [POLL_MS] }).not.toEqual(before);
  }

  /** Waits until the address of the page, without its origin, is this. */
  async isAt(path: string): Promise<void> {
    await this.until(() => this.driver.run(() => location.pathname + location.search), path);
  }
}
