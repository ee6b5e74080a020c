// One figure about how a page loaded or answered.

export interface Measurement {
  readonly name: string; // LCP, FID, CLS, INP or page_load_time
  readonly value: number; // ms; CLS has no unit
  readonly delta: number; // how much of the value is new since the last report with this id
  readonly id: string; // the same for every report of one figure of one page load
}

/** An id that no other page load has. */
function createUniqueId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** A figure that is reported once. */
export function createMeasurement(name: string, value: number): Measurement {
  return { name, value, delta: value, id: createUniqueId() };
}
