// Tests which data of a page are taken, and when its document is loaded instead.
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type * as LoadDocument from '#app/startup/router/load-document.ts';
import type * as PageFailure from '#app/startup/router/page-failure.ts';
import { areOfRelease } from '#app/startup/router/release.ts';
import { isPageData } from '#app/startup/inline/page-data.ts';

const URL = 'https://site.example/services';
const assign = vi.fn<(url: string) => void>();
const createResponse = (status: number) => ({ status, statusText: '', data: null, internal: true });
const fail = (result: unknown) => ({ root: { type: 'data', result: null }, page: { type: 'error', result } });
const unreachable = fail(new TypeError('Failed to fetch'));
const ofRelease = (content: string) => ({ page: { type: 'data', result: { head: [{ name: 'release', content }] } } });
const ask = vi.fn<() => Promise<Response>>();
let markHydrated: () => void;
let loadDocumentInstead: typeof LoadDocument.loadDocumentInstead;
let reportLostScript: typeof LoadDocument.reportLostScript;
let onPageFailure: typeof PageFailure.onPageFailure;

beforeEach(async () => {
  vi.resetModules(); // a page is hydrated once and for good
  ({ markHydrated } = await import('#app/startup/hydration.ts'));
  ({ onPageFailure } = await import('#app/startup/router/page-failure.ts'));
  ({ loadDocumentInstead, reportLostScript } = await import('#app/startup/router/load-document.ts'));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', { documentElement: { setAttribute() {} }, querySelector: () => ({ content: 'one' }) });
  vi.stubGlobal('navigator', {}); // as on an insecure origin
  vi.stubGlobal('fetch', ask);
  ask.mockReset().mockResolvedValue(new Response());
  assign.mockClear();
});
function load(results: Record<string, { readonly type: string; readonly result: unknown }>, signal = new AbortController().signal) {
  return loadDocumentInstead({ request: new Request(URL, { signal }), pattern: '/services' }, async () => results);
}

it('leaves the first data of a document alone', async () => {
  expect(await load(unreachable)).toBe(unreachable);
});

it.each([
  ['is no data', fail(new Error('Unable to decode turbo-stream response'))],
  ['is an error of the host', fail(createResponse(503))],
  ['is a redirect to another site, which fails', unreachable],
  ['is of another release', ofRelease('two')],
])('loads a page if what arrives for it %s', async (_, results) => {
  markHydrated();
  void load(results);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(URL));
});

it('loads a page that a service worker may have stored, and asks no network first', async () => {
  markHydrated();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  void load(unreachable);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(URL));
  expect(ask).not.toHaveBeenCalled();
});

it('leaves everything else to the page', async () => {
  markHydrated();
  for (const results of [fail(createResponse(404)), ofRelease('one')]) expect(await load(results)).toBe(results);
  expect(await load(unreachable, AbortSignal.abort())).toBe(unreachable);
  expect(assign).not.toHaveBeenCalled();
});

it('reports a page that neither its data nor its document has come of, and leaves the page before it where it is', async () => {
  markHydrated();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  const { promise: reported, resolve: report } = Promise.withResolvers<void>();
  onTestFinished(onPageFailure(report));
  const show = vi.fn<() => void>();
  void load(unreachable).then(show);
  await reported;
  expect(show).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

it('loads the document of a page whose script was lost, and reports it again while there is none', async () => {
  markHydrated();
  void loadDocumentInstead({ request: new Request(URL), pattern: '/services' }, () => new Promise<never>(() => {}));
  const listener = vi.fn<() => void>();
  onTestFinished(onPageFailure(listener));
  reportLostScript();
  expect(listener).toHaveBeenCalledOnce();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  void load(ofRelease('one'));
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  expect(assign).not.toHaveBeenCalled();
  void load(ofRelease('one'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(URL));
});

const head = (content: string) => [{ title: 'A page' }, { name: 'release', content }];
const page = (result: unknown) => ({ root: { type: 'data', result: null }, page: { type: 'data', result } });

it("accepts only data of the open page's own release", () => {
  expect(areOfRelease(page({ head: head('one') }), 'one')).toBe(true);
  expect(areOfRelease(page({ head: head('two') }), 'one')).toBe(false);
});

it.each([{}, { head: [{ title: 'A page' }] }, { head: null }, { heading: head('one') }])(
  'refuses data that does not name its release, such as that of a release before there were names: %j',
  (data) => expect(areOfRelease(page(data), 'one')).toBe(false),
);

it('has nothing against a page without data, and leaves errors to their page', () => {
  expect(areOfRelease(page(null), 'one')).toBe(true);
  expect(areOfRelease({ page: { type: 'error', result: new Error('404') } }, 'one')).toBe(true);
});

it('recognizes the data of a page, and refuses pages, other data and what was cut off', () => {
  expect(isPageData('[{"_1":2},"root"]\n')).toBe(true);
  for (const text of ['<!doctype html><title>Log in</title>', '{"error":"maintenance"}', '[{"_1":2},"ro', ''])
    expect(isPageData(text)).toBe(false);
});
