// What a browser has to be able to do for these journeys, whichever protocol it speaks.
import type { Point } from './eyes.ts';

/** Keys by their `KeyboardEvent.key`; a single character is typed as it stands. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

export interface Driver {
  /** Name and version, as the browser tells them. */
  readonly name: string;
  /** Makes the page so large, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function inside the page; what goes in and comes out is JSON. */
  run<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses and lets go of keys, one after the other. */
  press(...keys: readonly (NamedKey | string)[]): Promise<void>;
  /** Puts the mouse down at the first point, moves it through the others, all as fast as it goes, and lets go at the last. */
  stroke(...points: readonly [Point, ...Point[]]): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How a browser is started, or the sentence that says how to install it. */
export type Found = { readonly start: () => Promise<Driver> } | { readonly missing: string };
