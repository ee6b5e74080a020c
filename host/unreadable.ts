// Answers to bytes that could not be parsed as a request.
import { redirect, refuse, type Answer, type Refusal } from './answer.ts';
import type { Headers } from './headers.ts';

/** An error from Node's parser, with the packet it failed on. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const STATUSES: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The escaped address of a request whose only fault is unescaped letters; null if anything else is wrong. */
function escapeAddress(packet: Buffer | undefined): string | null {
  const [, address] = /^(?:GET|HEAD) (\/[\x21-\x7E\x80-\xFF]*) HTTP\/1\.[01]\r\n/.exec(packet?.toString('latin1') ?? '') ?? [];
  // Two slashes in front would redirect to another host.
  if (address === undefined || address.startsWith('//') || !/[\x80-\xFF]/.test(address)) return null;
  return address.replaceAll(/[\x80-\xFF]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Node's parser rejects unescaped letters such as é: those requests are redirected to the escaped address. Everything else is refused. */
export function answerUnreadable({ code, rawPacket }: ParserError, headers: Headers): Answer {
  const address = code === 'HPE_INVALID_URL' ? escapeAddress(rawPacket) : null;
  return address === null ? refuse(STATUSES[code ?? ''] ?? 400, headers) : redirect(address, headers);
}
