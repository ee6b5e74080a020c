import { describe, expect, it } from 'vitest';
import { saveRecord, MAX_RECORDS, parseRecords, RECORDS_KEY, type PerformanceRecord } from '#app/web-vitals/records.ts';

function record(value: number): PerformanceRecord {
  return { name: 'LCP', value, delta: value, id: `v-${value}`, timestamp: 1_795_000_000_000 + value, url: 'https://apricotgames.example/' };
}

function createStorage(text: string | null) {
  const texts = new Map(text === null ? [] : [[RECORDS_KEY, text]]);
  return { getItem: (key: string) => texts.get(key) ?? null, setItem: (key: string, value: string) => void texts.set(key, value) };
}

describe('records of measurements', () => {
  it('are limited to the latest fifty, newest last', () => {
    const storage = createStorage(null);
    for (let value = 0; value < MAX_RECORDS + 7; value += 1) saveRecord(storage, record(value));
    const values = parseRecords(storage.getItem(RECORDS_KEY)).map((entry) => entry.value);
    expect(values).toHaveLength(50);
    expect(values.at(0)).toBe(7);
    expect(values.at(-1)).toBe(56);
  });

  it('of two tabs are merged: each tab appends to the stored list', () => {
    const storage = createStorage(null);
    for (const value of [1, 2, 3]) saveRecord({ ...storage }, record(value));
    expect(parseRecords(storage.getItem(RECORDS_KEY)).map((entry) => entry.value)).toEqual([1, 2, 3]);
  });

  it.each([
    '',
    'nonsense',
    'null',
    '7',
    '{"name":"LCP"}',
    '[null, 3, {"name":"LCP","value":"fast"}]',
    JSON.stringify([record(1)]).replace('1', '1e999'),
  ])('start over if the stored value is not a list of records: %s', (text) => {
    expect(parseRecords(text)).toEqual([]);
    const storage = createStorage(text);
    saveRecord(storage, record(1));
    expect(parseRecords(storage.getItem(RECORDS_KEY))).toEqual([record(1)]);
  });

  it('keep the valid records of a list with invalid ones', () => {
    const storage = createStorage(JSON.stringify(['?', record(1), { ...record(2), url: null }]));
    saveRecord(storage, record(3));
    expect(parseRecords(storage.getItem(RECORDS_KEY))).toEqual([record(1), record(3)]);
  });

  it('never include search queries', () => {
    const page = 'https://apricotgames.example/search';
    const storage = createStorage(null);
    saveRecord(storage, { ...record(1), url: `${page}?q=my+secret#secret` });
    saveRecord(storage, { ...record(2), url: `${page}?q=another+secret` });
    saveRecord(storage, { ...record(3), url: `${page}#secret` });
    expect(storage.getItem(RECORDS_KEY)).not.toContain('secret');
    expect(parseRecords(storage.getItem(RECORDS_KEY)).map(({ url }) => url)).toEqual([page, page, page]);
  });
});
