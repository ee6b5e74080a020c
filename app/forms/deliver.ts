// How a submission leaves the page: simulated by default, posted when the build was given an endpoint.
import { wait } from './wait.ts';
import type { Delivery, Submission } from './submission.ts';

/** How long a simulated submission takes, in ms. */
const SIMULATED_MS = { newsletter: 1000, contact: 1500 } as const;
const LIMIT_MS = 10_000;

const REASONS = {
  alone: 'You are offline, and this needs a network. What you typed is kept; please send it once you are back.',
  offline: 'We could not reach the server. Please check your connection and try again.',
  slow: 'The server took too long to answer. Please try again.',
  refused: 'The server did not accept this message. Please check it and try again.',
  broken: 'Something went wrong on the server. Please try again in a few minutes.',
  nonsense: 'The server sent an answer that we could not read, so we cannot be sure this went through. Please try again.',
  robot: 'A hidden field was filled in, which only bots do. Please reload the page and try again.',
} as const;

function failed(reason: keyof typeof REASONS): Delivery {
  return { isDelivered: false, reason: REASONS[reason] };
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
    return failed(limit.signal.aborted ? 'slow' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Delivers a submission. With `endpoint` it is posted as application/x-www-form-urlencoded and JSON is asked for, as
 * Formspree, Basin and Web3Forms take it; `limitMs` later it has failed. Without an endpoint nothing is sent and it
 * succeeds after the specified delay. Never throws: a failure comes back with words for the visitor.
 */
export async function deliver(
  submission: Submission,
  endpoint: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT,
  limitMs: number = LIMIT_MS,
): Promise<Delivery> {
  if (submission.website !== '') return failed('robot');
  if (navigator.onLine === false) return failed('alone');
  if (endpoint) return post(endpoint, submission, limitMs);
  await wait(SIMULATED_MS[submission.form]);
  return { isDelivered: true };
}
