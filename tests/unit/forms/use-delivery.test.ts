// Tests how long a form that was sent says thanks.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failures } from '#app/content/data/form-messages.ts';
import { createDelivery, type DeliveryState } from '#app/forms/use-delivery.ts';

const EMAIL = { honeypot: '', email: 'ani@example.com' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['newsletter', { form: 'newsletter', ...EMAIL }, 1000, 3000],
  ['contact form', { form: 'contact', ...EMAIL, name: 'Ani', subject: 'Other', message: 'Hello' }, 1500, 5000],
] as const)('the %s says thanks for its time, then is idle', async (_, submission, sendingMs, thanksMs) => {
  const states: DeliveryState['kind'][] = [];
  const { send } = createDelivery(failures, ({ kind }) => states.push(kind));
  void send(submission);
  await vi.advanceTimersByTimeAsync(sendingMs + thanksMs - 1);
  expect(states).toEqual(['sending', 'sent']);
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['sending', 'sent', 'idle']);
});

it('thanks that were stopped change nothing any more', async () => {
  const setState = vi.fn<(state: DeliveryState) => void>();
  const { send, stop } = createDelivery(failures, setState);
  const sent = send({ form: 'newsletter', ...EMAIL });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await sent).toBe(true);
  stop();
  await vi.runAllTimersAsync();
  expect(setState).toHaveBeenLastCalledWith({ kind: 'sent' });
});
