// The latest measurements of this visitor's pages, kept in the visitor's own browser.
import type { Measurement } from './measurement.ts';

export interface PerformanceRecord extends Measurement {
  readonly timestamp: number; // ms since 1970
  readonly url: string; // the page that was loaded, without query and fragment: they may hold what a visitor searched for
}

export const RECORDS_KEY = 'apricot.vitals';
export const MAX_RECORDS = 50;

function isRecord(value: unknown): value is PerformanceRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof PerformanceRecord, unknown>>;
  return (
    [record.name, record.id, record.url].every((part) => typeof part === 'string') &&
    [record.value, record.delta, record.timestamp].every((part) => typeof part === 'number')
  );
}

/** The records in a kept text; whatever else stands there is left out. */
export function parseRecords(text: string | null): PerformanceRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isRecord) : [];
  } catch {
    return [];
  }
}

/** Adds a record without the query of its address, and drops the oldest ones beyond the limit. Throws where the browser refuses to keep anything. */
export function saveRecord(storage: Pick<Storage, 'getItem' | 'setItem'>, record: PerformanceRecord): void {
  const added = { ...record, url: record.url.replace(/[?#].*/s, '') };
  storage.setItem(RECORDS_KEY, JSON.stringify([...parseRecords(storage.getItem(RECORDS_KEY)), added].slice(-MAX_RECORDS)));
}
