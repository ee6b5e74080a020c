// What bytes are answered with that could not be read as a request.
import { lead, refuse, type Answer, type Refusal } from './answer.ts';
import type { Headers } from './headers.ts';

/** An error of Node's parser; the packet in which it found it comes along. */
export interface ParserError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

const STATUSES: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The address of a request whose only fault is that its letters are not escaped, escaped; null if there is more to it. */
function escapeAddress(packet: Buffer | undefined): string | null {
  const [, address] = /^(?:GET|HEAD) (\/[\x21-\x7E\x80-\xFF]*) HTTP\/1\.[01]\r\n/.exec(packet?.toString('latin1') ?? '') ?? [];
  // Two slashes in front would lead to another host.
  if (address === undefined || address.startsWith('//') || !/[\x80-\xFF]/.test(address)) return null;
  return address.replaceAll(/[\x80-\xFF]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Letters that stand in an address as they are, which Node's parser does not take, are led to their escaped form; everything else is refused. */
export function answerUnreadable({ code, rawPacket }: ParserError, headers: Headers): Answer {
  const address = code === 'HPE_INVALID_URL' ? escapeAddress(rawPacket) : null;
  return address === null ? refuse(STATUSES[code ?? ''] ?? 400, headers) : lead(address, headers);
}
