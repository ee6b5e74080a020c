// What each browser beside Chromium offers to the journeys.

export interface Point {
  readonly x: number; // CSS pixels from the left of the window
  readonly y: number;
}

/** A window without history or storage. */
export interface Window {
  resize(width: number, height: number): Promise<unknown>;
  goTo(address: string): Promise<unknown>;
  back(): Promise<unknown>;
  /** Runs a function inside the page; what goes in and comes out is JSON. */
  run<Args extends unknown[], Result>(act: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Presses keys by their `KeyboardEvent.key`, one after the other. */
  press(...keys: readonly string[]): Promise<void>;
  /** Puts the mouse down at the first point, moves it through the others, and lets go at the last. */
  drag(...points: readonly [Point, ...Point[]]): Promise<void>;
  /** The page as a PNG. */
  takePicture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  openWindow(): Promise<Window>;
  close(): Promise<void>;
}
