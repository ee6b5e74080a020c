import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markHydrated } from '#app/startup/hydration.ts';
import { loadDocumentWithoutData } from '#app/startup/load-document.ts';

const URL = 'https://site.example/services';
const assign = vi.fn<(url: string) => void>();
const failed = { root: { type: 'data', result: null }, page: { type: 'error', result: new TypeError('Failed to fetch') } };

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', { documentElement: { setAttribute() {} } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  assign.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function load(results: Record<string, { readonly type: string; readonly result: unknown }>, signal = new AbortController().signal) {
  return loadDocumentWithoutData({ request: new Request(URL, { signal }) }, async () => results);
}

it('leaves the first data of a document alone', async () => {
  expect(await load(failed)).toBe(failed);
});

it('loads a page whose data did not arrive', async () => {
  markHydrated();
  void load(failed);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(URL));
});

it('leaves everything else to the page', async () => {
  markHydrated();
  const answered = { page: { type: 'error', result: { status: 404, statusText: '', data: null, internal: true } } };
  const data = { page: { type: 'data', result: new Error('kept') } };
  for (const results of [answered, data]) expect(await load(results)).toBe(results);
  expect(await load(failed, AbortSignal.abort())).toBe(failed);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(await load(failed)).toBe(failed);
  vi.stubGlobal('navigator', {}); // as on an insecure origin
  expect(await load(failed)).toBe(failed);
  expect(assign).not.toHaveBeenCalled();
});
