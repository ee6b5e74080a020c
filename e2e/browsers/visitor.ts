// A visitor of the site in any browser: sees by role and name, presses, types and drags.
import { expect } from '@playwright/test';
import type { Driver, Point } from './driver.ts';
import type { Front } from './front.ts';
import { bringToSight, findObstacle, lookFor, ROLES, type Role, type Sight } from './sights.ts';

/** The names that belong together: a text exactly, or whatever matches. */
export type Name = string | RegExp;

const SOON = { intervals: [10, 20, 40] };

function matches(name: Name, text: string): boolean {
  return typeof name === 'string' ? name === text : name.test(text);
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
    await expect.poll(() => this.driver.run(() => 'hydrated' in document.documentElement.dataset), SOON).toBe(true);
  }

  /** What can be seen of a role just now. */
  look(role: Role): Promise<Sight[]> {
    return this.driver.run(lookFor, ROLES[role]);
  }

  async #find(role: Role, name: Name): Promise<Sight | undefined> {
    return (await this.look(role)).find((sight) => matches(name, sight.name));
  }

  /** Waits until something of this role and name can be seen, and is in `state` if one is given. */
  async see(role: Role, name: Name, state: Partial<Sight> = {}): Promise<Sight> {
    let found: Sight | undefined;
    await expect(async () => {
      const sights = await this.look(role);
      found = sights.find((sight) => matches(name, sight.name));
      expect(found ?? sights.map((sight) => sight.name), `${role} ${String(name)}`).toMatchObject({ index: expect.any(Number), ...state });
    }).toPass(SOON);
    return found as Sight;
  }

  /** Waits until nothing of this role and name can be seen. */
  async miss(role: Role, name: Name): Promise<void> {
    await expect.poll(() => this.#find(role, name), { ...SOON, message: `${role} ${String(name)}` }).toBeUndefined();
  }

  /** Waits until the element can be pressed, and gives the point: its middle, or so far from its corner. */
  async reach(role: Role, name: Name, corner?: Point): Promise<Point> {
    let last: Sight | undefined;
    let point: Point | undefined;
    await expect(async () => {
      const sight = await this.see(role, name);
      const isStill = last?.left === sight.left && last.top === sight.top;
      last = sight;
      point = corner ? { x: sight.left + corner.x, y: sight.top + corner.y } : sight;
      const obstacle = await this.driver.run(findObstacle, ROLES[role], sight.index, point.x, point.y);
      if (obstacle !== null) await this.driver.run(bringToSight, ROLES[role], sight.index);
      expect(obstacle, `what lies over ${role} ${String(name)}`).toBeNull();
      expect(isStill, `${role} ${String(name)} stands still`).toBe(true);
    }).toPass(SOON);
    return point as Point;
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
    await expect.poll(read, SOON).toEqual(expected);
  }

  /** Waits until `read` gives something else. */
  async untilNot<Value>(read: () => Promise<Value>, before: NoInfer<Value>): Promise<void> {
    await expect.poll(read, SOON).not.toEqual(before);
  }

  /** Waits until the address of the page, without its origin, is this. */
  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.driver.run(() => location.pathname + location.search), SOON).toBe(path);
  }
}
