// Delivers a form submission: posts it to the endpoint if the build has one, otherwise simulates delivery.
import type { FailureMessages } from '#app/content/data/form-messages.ts';
import type { DeliveryResult, Submission } from './submission.ts';

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Duration of a simulated delivery, in ms. */
const SIMULATED_DELAY_MS = { newsletter: 1000, contact: 1500 } as const;
const TIMEOUT_MS = 10_000;

function createFailure(failure: keyof FailureMessages): DeliveryResult {
  return { isDelivered: false, failure };
}

/** Interprets a 2xx response: empty, or a JSON object that may still report failure with `success` or `ok`. */
function parseResponse(responseText: string): DeliveryResult {
  if (responseText === '') return { isDelivered: true };
  let body: unknown;
  try {
    body = JSON.parse(responseText);
  } catch {
    return createFailure('unreadable'); // for example the login page of a hotel's Wi-Fi
  }
  if (typeof body !== 'object' || body === null) return createFailure('unreadable');
  const { success, ok } = body as { success?: unknown; ok?: unknown };
  return success === false || ok === false ? createFailure('rejected') : { isDelivered: true };
}

async function post(endpoint: string, fields: Readonly<Record<string, string>>, timeoutMs: number): Promise<DeliveryResult> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal,
    });
    if (response.status >= 500) return createFailure('serverError');
    if (!response.ok) return createFailure('rejected');
    return parseResponse(await response.text());
  } catch {
    return createFailure(signal.aborted ? 'timeout' : 'unreachable');
  }
}

/**
 * Posts as application/x-www-form-urlencoded and asks for JSON, as Formspree, Basin and Web3Forms expect. Fails after `timeoutMs`. Without
 * an endpoint, nothing is sent, and it always succeeds after the simulated delay, even offline. Never throws: failures are returned by
 * name.
 */
export async function deliver(
  submission: Submission,
  endpoint: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT,
  timeoutMs: number = TIMEOUT_MS,
): Promise<DeliveryResult> {
  if (!endpoint) {
    await wait(SIMULATED_DELAY_MS[submission.form]);
    return { isDelivered: true };
  }
  const { honeypot, ...fields } = submission;
  if (honeypot !== '') return createFailure('bot');
  if (navigator.onLine === false) return createFailure('offline');
  return post(endpoint, fields, timeoutMs);
}
