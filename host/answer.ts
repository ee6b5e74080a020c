// Decides what to answer: the one responder for files, redirects, refusals and errors. It sends nothing itself.
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { readAddress } from './address.ts';
import { HEALTH, METHODS } from './address-rules.ts';
import { PAGE_CACHE_CONTROL, REFUSAL_CACHE_CONTROL } from './caching.ts';
import { checkConditions, readEncodings, readPart } from './conditions.ts';
import { CONTENT_TYPES } from './content-types.ts';
import type { Headers } from './headers.ts';
import type { Form, Forms, Site } from './site.ts';

export interface Answer {
  readonly status: number;
  readonly head: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'httpVersion'>;

const REASONS = {
  400: 'The request could not be understood',
  405: `Only ${METHODS.join(' and ')} are supported`,
  408: 'The request took too long',
  412: 'The file has changed',
  413: 'The request is too large',
  414: 'The address is too long',
  416: 'The requested range is outside the file',
  431: 'The request headers are too large',
  500: 'Something went wrong on our side',
} as const;

export type Refusal = keyof typeof REASONS;

const NOTHING = Buffer.alloc(0);

function inWords(status: number, text: string, headers: Headers, more?: OutgoingHttpHeaders): Answer {
  const body = Buffer.from(text);
  const head = {
    ...headers,
    'Content-Type': CONTENT_TYPES['txt'],
    'Content-Length': body.length,
    'Cache-Control': REFUSAL_CACHE_CONTROL,
    ...more,
  };
  return { status, head, body };
}

/** A short text that says why the request is refused; it is never cached. */
export function refuse(status: Refusal, headers: Headers, more?: OutgoingHttpHeaders): Answer {
  return inWords(status, `${REASONS[status]}\n`, headers, more);
}

/** Redirects to the one form of an address, on this host. */
export function redirect(location: string, headers: Headers): Answer {
  return { status: 308, head: { ...headers, Location: location, 'Content-Length': 0, 'Cache-Control': PAGE_CACHE_CONTROL }, body: NOTHING };
}

function chooseForm({ plain, compressed }: Forms, accepted: string | undefined): Form {
  const encodings = readEncodings(accepted);
  return compressed.find(({ encoding }) => encoding !== null && encodings.has(encoding)) ?? plain;
}

/** A form's headers without those that describe a body. */
function knownHead({ 'Content-Type': _type, 'Content-Length': _length, 'Content-Encoding': _encoding, ...head }: OutgoingHttpHeaders) {
  return head;
}

function sendForm(form: Form, { method, headers: wanted }: Asking, headers: Headers): Answer {
  const { head, body } = form;
  const condition = checkConditions(wanted, form);
  if (condition === 'changed') return refuse(412, headers);
  if (condition === 'known') return { status: 304, head: knownHead(head), body: NOTHING };
  const part = method === 'GET' ? readPart(wanted, form, body.length) : null;
  if (part === null) return { status: 200, head, body };
  if (part === 'beyond') return refuse(416, headers, { 'Content-Range': `bytes */${body.length}` });
  const { first, last } = part;
  return {
    status: 206,
    head: { ...head, 'Content-Length': last - first + 1, 'Content-Range': `bytes ${first}-${last}/${body.length}` },
    body: body.subarray(first, last + 1),
  };
}

/** The answer of a site to a request. */
export function answer({ headers, files, notFound }: Site, asking: Asking): Answer {
  const { method = '', url = '', headers: wanted, httpVersion } = asking;
  // A request body is never read, so the connection cannot go on after one.
  if (!METHODS.some((name) => name === method)) return refuse(405, headers, { Allow: METHODS.join(', '), Connection: 'close' });
  if (httpVersion === '1.1' && wanted.host === undefined) return refuse(400, headers, { Connection: 'close' });
  const asked = readAddress(url);
  if (asked.kind === 'refused') return refuse(asked.status, headers);
  if (asked.kind === 'moved') return redirect(asked.location, headers);
  if (asked.kind === 'path' && asked.path === HEALTH.path) return inWords(200, HEALTH.text, headers);
  const forms = asked.kind === 'path' ? files.get(asked.path) : undefined;
  if (forms) return sendForm(chooseForm(forms, wanted['accept-encoding']), asking, headers);
  const { head, body } = chooseForm(notFound, wanted['accept-encoding']);
  return { status: 404, head, body };
}
