// Sends errors of scripts and violations of the security policy to VITE_REPORTS_ENDPOINT. A build without one has nothing of this.

/** A page that fails once may go on failing. */
const MAX_REPORTS = 5;
const MAX_LENGTH = 1000; // characters of a message and of a stack

interface Report {
  readonly kind: 'error' | 'policy';
  readonly message: string;
  readonly stack?: string;
}

/** Without queries, which may have what a visitor typed. */
const dropQueries = (text: string) => text.replaceAll(/\?[^\s:)]*/g, '').slice(0, MAX_LENGTH);

function describeError(error: unknown, message = String(error)): Report {
  const stack = error instanceof Error ? error.stack : undefined;
  return { kind: 'error', message: dropQueries(message), ...(stack !== undefined && { stack: dropQueries(stack) }) };
}

/** Sends each message once, and no more than five in a visit to a page. */
export function sendReports(endpoint: string, target: EventTarget, send: (endpoint: string, body: string) => unknown): void {
  const sent = new Set<string>();
  function report(what: Report): void {
    if (sent.size >= MAX_REPORTS || sent.has(what.message)) return;
    sent.add(what.message);
    send(endpoint, JSON.stringify({ ...what, page: location.pathname }));
  }
  target.addEventListener('error', (event) => report(describeError((event as ErrorEvent).error, (event as ErrorEvent).message)));
  target.addEventListener('unhandledrejection', (event) => report(describeError((event as PromiseRejectionEvent).reason)));
  target.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    report({ kind: 'policy', message: dropQueries(`${effectiveDirective} blocked ${blockedURI}`) });
  });
}
