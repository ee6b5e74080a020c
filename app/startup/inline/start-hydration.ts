// Starts hydration at the visitor's first interaction, or when the page has loaded and is idle.
import { whenIdle, type IdleTimers } from './when-idle.ts';

const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Small pages finish loading before they are painted, so wait for the first paint. */
const PAINT_DELAY_MS = 200;
const IDLE_TIMEOUT_MS = 3000;

/** Calls `hydrate` once, at the first interaction or when the returned function is called. If it rejects, the next interaction tries again. */
export function startOnInteraction(page: EventTarget, hydrate: () => Promise<unknown>): () => void {
  let hasStarted = false;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    void hydrate().catch(listen);
  }

  function listen(): void {
    hasStarted = false;
    for (const type of INTERACTION_EVENTS) page.addEventListener(type, start, { capture: true, once: true });
  }

  listen();
  return start;
}

/** Calls `callback` once the page has loaded and been painted, and the browser is idle. */
export function startWhenIdle(page: EventTarget & IdleTimers, callback: () => void): void {
  page.addEventListener('load', () => page.setTimeout(() => whenIdle(page, callback, IDLE_TIMEOUT_MS), PAINT_DELAY_MS), { once: true });
}
