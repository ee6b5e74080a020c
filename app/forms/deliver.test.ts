import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliver } from './deliver.ts';
import { isEmail, type Submission } from './submission.ts';

const SUBMISSION: Submission = { form: 'newsletter', id: 'one', email: 'ani@example.com' };

describe('an e-mail address', () => {
  it.each(['a@b.c', 'ani.k+games@mail.example.org', 'ö@ü.am'])('may be %s', (text) => expect(isEmail(text)).toBe(true));
  it.each(['', ' ', 'ani', 'ani@', '@b.c', 'ani@example', 'ani @example.com', 'ani@example.com ', 'a@b@c.d', 'ani@.', 'ani@b.'])(
    'is not "%s"',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

describe('simulated', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    [{ ...SUBMISSION }, 1000],
    [{ form: 'contact', id: 'two', name: 'Ani', email: 'a@b.c', subject: 'Other', message: 'Hello' } as const, 1500],
  ])('takes its time and sends nothing', async (submission, delayMs) => {
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

describe('posted to an endpoint', () => {
  function answering(response: () => Promise<Response>) {
    return vi.spyOn(globalThis, 'fetch').mockImplementation(response);
  }
  const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

  it('sends the fields as a form and is told that they were taken', async () => {
    const fetched = answering(() => json({ ok: true }));
    expect(await deliver(SUBMISSION, 'https://forms.example/f')).toEqual({ isDelivered: true });
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('https://forms.example/f');
    expect(request?.method).toBe('POST');
    expect(String(request?.body)).toBe('form=newsletter&id=one&email=ani%40example.com');
  });

  it.each([
    ['refused', () => json({ error: 'no' }, 422)],
    ['broken', () => json({}, 500)],
    ['not understood', () => Promise.resolve(new Response('<html>'))],
    ['a success that says it is none', () => json({ success: false })],
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['slow', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ])('never thanks when the server is %s', async (_, response) => {
    answering(response);
    const delivery = await deliver(SUBMISSION, 'https://forms.example/f');
    expect(delivery.isDelivered).toBe(false);
    expect(delivery).toHaveProperty('reason');
  });
});
