// How a submission leaves the page: simulated by default, posted when the build was given an endpoint.
import { wait } from './wait.ts';
import type { Delivery, Submission } from './submission.ts';

/** How long a simulated submission takes, in ms. */
const SIMULATED_MS = { newsletter: 1000, contact: 1500 } as const;
const LIMIT_MS = 10_000;

const REASONS = {
  offline: 'We could not reach the server. Please check your connection and try again.',
  slow: 'The server took too long to answer. Please try again.',
  refused: 'The server did not accept this message. Please check it and try again.',
  broken: 'The server has a problem of its own. Please try again in a little while.',
  nonsense: 'The server gave an answer that we could not read, so we cannot promise that it arrived. Please try again.',
} as const;

function failed(reason: keyof typeof REASONS): Delivery {
  return { isDelivered: false, reason: REASONS[reason] };
}

/** Whether an accepted answer says so: these services answer 2xx with a JSON object, some with `success` or `ok`. */
function isAcceptance(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  const { success, ok } = body as { success?: unknown; ok?: unknown };
  return success !== false && ok !== false;
}

async function post(endpoint: string, submission: Submission): Promise<Delivery> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...submission }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch (error) {
    return failed(error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'offline');
  }
  if (response.status >= 500) return failed('broken');
  if (!response.ok) return failed('refused');
  const body: unknown = await response.json().catch(() => null);
  return isAcceptance(body) ? { isDelivered: true } : failed('nonsense');
}

/**
 * Delivers a submission. With `endpoint` it is posted as application/x-www-form-urlencoded, the form that Formspree,
 * Basin, Web3Forms and Netlify Forms take; without one nothing is sent and it succeeds after the specified delay.
 * Never throws: a failure comes back with words for the visitor.
 */
export async function deliver(
  submission: Submission,
  endpoint: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT,
): Promise<Delivery> {
  if (endpoint) return post(endpoint, submission);
  await wait(SIMULATED_MS[submission.form]);
  return { isDelivered: true };
}
