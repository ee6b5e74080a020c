// A measurement of loading speed or responsiveness.

export interface Measurement {
  readonly name: string; // LCP, FID, CLS, INP or page_load_time
  readonly value: number; // ms; CLS has no unit
  readonly delta: number; // change since the last report with the same ID
  readonly id: string; // the same for all reports of one metric in one page load
}

/** Unique per page load. */
function createUniqueId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** For metrics that are reported only once. */
export function createMeasurement(name: string, value: number): Measurement {
  return { name, value, delta: value, id: createUniqueId() };
}
