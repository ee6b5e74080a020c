// How a submission leaves the page: simulated by default, posted when the build was given an endpoint.
import type { FailureWords } from '#app/content/data/form-messages.ts';
import { wait } from './wait.ts';
import type { Delivery, Submission } from './submission.ts';

/** How long a simulated submission takes, in ms. */
const SIMULATED_MS = { newsletter: 1000, contact: 1500 } as const;
const LIMIT_MS = 10_000;

function failed(failure: keyof FailureWords): Delivery {
  return { isDelivered: false, failure };
}

/** What a server that answered 2xx says: nothing, or a JSON object, which may still report failure with `success` or `ok`. */
function judge(answer: string): Delivery {
  if (answer === '') return { isDelivered: true };
  let body: unknown;
  try {
    body = JSON.parse(answer);
  } catch {
    return failed('nonsense'); // a hotel's Wi-Fi login page, say
  }
  if (typeof body !== 'object' || body === null) return failed('nonsense');
  const { success, ok } = body as { success?: unknown; ok?: unknown };
  return success === false || ok === false ? failed('refused') : { isDelivered: true };
}

async function post(endpoint: string, submission: Submission, limitMs: number): Promise<Delivery> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...submission }),
      signal: limit.signal,
    });
    if (response.status >= 500) return failed('broken');
    if (!response.ok) return failed('refused');
    return judge(await response.text());
  } catch {
    return failed(limit.signal.aborted ? 'slow' : 'unreached');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Delivers a submission. With `endpoint` it is posted as application/x-www-form-urlencoded and JSON is asked for, as
 * Formspree, Basin and Web3Forms take it; `limitMs` later it has failed. Without an endpoint nothing is sent, so it
 * always succeeds after the specified delay, offline too. Never throws: a failure comes back by its name.
 */
export async function deliver(
  submission: Submission,
  endpoint: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT,
  limitMs: number = LIMIT_MS,
): Promise<Delivery> {
  if (!endpoint) {
    await wait(SIMULATED_MS[submission.form]);
    return { isDelivered: true };
  }
  if (submission.website !== '') return failed('robot');
  if (navigator.onLine === false) return failed('alone');
  return post(endpoint, submission, limitMs);
}
