// Stores the latest measurements in the visitor's own browser.

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

export interface PerformanceRecord extends Measurement {
  readonly timestamp: number; // ms since the Unix epoch
  readonly url: string; // of the loaded page, without query and fragment, which may contain search words
}

export const RECORDS_KEY = 'apricot.vitals';
export const MAX_RECORDS = 50;

function isRecord(value: unknown): value is PerformanceRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PerformanceRecord, unknown>>;
  return (
    [record.name, record.id, record.url].every((part) => typeof part === 'string') &&
    [record.value, record.delta, record.timestamp].every(Number.isFinite)
  );
}

/** Skips invalid entries. */
export function parseRecords(text: string | null): PerformanceRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Removes the query from the URL, and the oldest records beyond the limit. Throws if storage is denied or full. */
export function saveRecord(storage: Pick<Storage, 'getItem' | 'setItem'>, record: PerformanceRecord): void {
  const added = { ...record, url: record.url.replace(/[?#].*/s, '') };
  storage.setItem(RECORDS_KEY, JSON.stringify([...parseRecords(storage.getItem(RECORDS_KEY)), added].slice(-MAX_RECORDS)));
}
