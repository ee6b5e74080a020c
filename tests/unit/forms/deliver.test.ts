// Tests how forms are delivered. Journeys tell how long they say thanks.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from '#app/forms/deliver.ts';
import { isEmail, createSubmissionId, type Submission } from '#app/forms/submission.ts';
import { failures } from '#app/content/data/form-messages.ts';
import { createDelivery, type DeliveryState } from '#app/forms/use-delivery.ts';

const SUBMISSION: Submission = { form: 'newsletter', id: 'one', honeypot: '', email: 'ani+games@example.com' };
const LETTER: Submission = {
  form: 'contact',
  id: 'two',
  honeypot: '',
  name: 'Ani & Գոռ',
  email: 'a@b.c',
  subject: 'Other',
  message: 'Hello,\n1 + 1 = 2',
};

describe('an email address', () => {
  it.each(['a@b.c', 'ani.k+games@mail.example.org', 'ö@ü.am'])('may be %s', (address) => expect(isEmail(address)).toBe(true));
  it.each(['', ' ', 'ani', 'ani@', '@b.c', 'ani@example', 'ani @example.com', 'ani@example.com ', 'a@b@c.d', 'ani@.', 'ani@b.'])(
    'is not "%s"',
    (address) => expect(isEmail(address)).toBe(false),
  );
});

it('no two submissions have the same id', () => {
  const ids = Array.from({ length: 100 }, createSubmissionId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

describe('simulated', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['a newsletter', SUBMISSION, 1000, true],
    ['a message', LETTER, 1500, true],
    ['a message without a network', LETTER, 1500, false],
    ['a submission of a bot', { ...SUBMISSION, honeypot: 'https://spam.example' }, 1000, true],
  ])('%s succeeds after a delay without sending anything', async (_, submission, delayMs, onLine) => {
    vi.stubGlobal('navigator', { onLine });
    const fetched = vi.spyOn(globalThis, 'fetch');
    const done = vi.fn<(delivery: unknown) => void>();
    void deliver(submission, '').then(done);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith({ isDelivered: true });
    expect(fetched).not.toHaveBeenCalled();
  });
});

it('fails immediately if there is an endpoint but no network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await deliver(SUBMISSION, 'https://forms.example/f')).toEqual({ isDelivered: false, failure: 'offline' });
});

describe('posted to a server', () => {
  const HASTE_MS = 50;
  let server: Server | undefined;

  /** Starts a server that handles every request like this; returns its URL. */
  async function serve(answer: RequestListener): Promise<string> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}/f`;
  }

  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    server = undefined;
  });

  it.each([SUBMISSION, LETTER])('sends every field of the $form form unchanged, as form data, and accepts JSON', async (submission) => {
    let request: IncomingMessage | undefined;
    let body = '';
    const endpoint = await serve(async (incoming, response) => {
      request = incoming;
      body = await text(incoming);
      response.end('{"ok":true}');
    });
    expect(await deliver(submission, endpoint)).toEqual({ isDelivered: true });
    expect(request?.method).toBe('POST');
    expect(request?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(request?.headers.accept).toBe('application/json');
    const { honeypot: _honeypot, ...fields } = submission;
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(fields);
  });

  it.each([
    ['an object', 200, '{"success":true,"message":"Thanks"}'],
    ['an object that does not mention success', 201, '{"id":7}'],
    ['nothing', 204, ''],
  ])('is delivered when the server answers with %s', async (_, status, answer) => {
    const endpoint = await serve((_request, response) => response.writeHead(status).end(answer));
    expect(await deliver(SUBMISSION, endpoint)).toEqual({ isDelivered: true });
  });

  it.each<[string, RequestListener, string]>([
    ['refuses it', (_, response) => response.writeHead(422).end('{"error":"no"}'), 'rejected'],
    ['answers with 404', (_, response) => response.writeHead(404).end(), 'rejected'],
    ['is down', (_, response) => response.writeHead(500).end('{"ok":true}'), 'serverError'],
    ['answers with success: false', (_, response) => response.end('{"success":false}'), 'rejected'],
    ['answers with ok: false', (_, response) => response.end('{"ok":false}'), 'rejected'],
    ['answers with an HTML page', (_, response) => response.end('<!doctype html><title>Wi-Fi</title>'), 'unreadable'],
    ['answers with null', (_, response) => response.end('null'), 'unreadable'],
    ['answers with a number', (_, response) => response.end('7'), 'unreadable'],
    ['hangs up', (request) => request.socket.destroy(), 'unreachable'],
    [
      'closes the connection in the middle of its response',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': 99 });
        response.write('{', () => response.destroy());
      },
      'unreachable',
    ],
  ])('fails when the server %s', async (_, answer, failure) => {
    expect(await deliver(SUBMISSION, await serve(answer))).toEqual({ isDelivered: false, failure });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => {}],
    ['stalls in the middle of its response', (_, response) => void response.writeHead(200, { 'Content-Length': 99 }).write('{')],
  ])('fails when the server %s', async (_, answer) => {
    const delivery = await deliver(SUBMISSION, await serve(answer), HASTE_MS);
    expect(delivery).toEqual({ isDelivered: false, failure: 'timeout' });
  });

  it('gives up after ten seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.timeout(HASTE_MS));
    expect(await deliver(LETTER, await serve(() => {}))).toEqual({ isDelivered: false, failure: 'timeout' });
    expect(timeout).toHaveBeenCalledWith(10_000);
  });

  it('fails when there is no server', async () => {
    const endpoint = await serve(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await deliver(SUBMISSION, endpoint)).toEqual({ isDelivered: false, failure: 'unreachable' });
  });

  it('sends nothing if a bot filled in the honeypot field', async () => {
    const onRequest = vi.fn<() => void>();
    const endpoint = await serve(onRequest);
    const delivery = await deliver({ ...SUBMISSION, honeypot: 'https://spam.example' }, endpoint);
    expect(delivery).toEqual({ isDelivered: false, failure: 'bot' });
    expect(onRequest).not.toHaveBeenCalled();
  });
});

it('thanks that were stopped change nothing any more', async () => {
  vi.useFakeTimers();
  const setState = vi.fn<(state: DeliveryState) => void>();
  const { send, stop } = createDelivery(failures, setState);
  const sent = send({ form: 'newsletter', honeypot: '', email: 'ani@example.com' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toBe(true);
  stop();
  await vi.runAllTimersAsync();
  expect(setState).toHaveBeenLastCalledWith({ kind: 'sent' });
  vi.useRealTimers();
});
