// Where the host listens, and in words why it cannot. Plain JavaScript: `npm start` asks on the machine's own Node, before anything is built.

const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;
const OPEN_PORT = 1024;

/** Only this machine: what ends TLS for visitors stands in front. */
const DEFAULT_HOST = '127.0.0.1';

/**
 * Reads HOST and PORT; throws a sentence for what is neither. Port 0 stands for a free one.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function readPlace({ HOST: host = DEFAULT_HOST, PORT: port = String(DEFAULT_PORT) }) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    throw new Error(`PORT is "${port}"; a whole number from 0 to ${LAST_PORT} would be right, such as PORT=${DEFAULT_PORT}`);
  if (host.trim() === '') throw new Error(`HOST is empty; an address of this machine would be right, such as HOST=${DEFAULT_HOST}`);
  return { host, port: Number(port) };
}

/**
 * A sentence on why a server cannot listen there.
 *
 * @param {{ readonly message: string, readonly code?: string | undefined }} error
 * @param {{ host: string, port: number }} place
 */
export function explainRefusal({ code, message }, { host, port }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; choose another one, such as PORT=${port === LAST_PORT ? DEFAULT_PORT : port + 1}`;
  if (code === 'EACCES') return `Port ${port} is refused to this user; choose one from ${OPEN_PORT} on, such as PORT=${DEFAULT_PORT}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return `HOST is "${host}", which is no address of this machine; HOST=${DEFAULT_HOST} is for this machine alone, HOST=:: for all networks`;
  return `The host cannot listen at ${host}, port ${port}: ${message}`;
}

/**
 * The address to open in a browser on this machine.
 *
 * @param {{ host: string, port: number }} place
 */
export function origin({ host, port }) {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
