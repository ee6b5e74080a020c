// The interface that the Firefox and WebKit drivers implement.

export interface Point {
  readonly x: number; // CSS pixels from the left of the window
  readonly y: number;
}

/** A window with empty history and storage. */
export interface Window {
  resize(width: number, height: number): Promise<unknown>;
  goTo(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** Runs a function inside the page. Arguments and results must be JSON. */
  run<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses keys, given as `KeyboardEvent.key`, one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Presses the mouse button at the first point, moves through the others, and releases it at the last one. */
  drag(...points: readonly [Point, ...Point[]]): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  openWindow(): Promise<Window>;
  close(): Promise<void>;
}
