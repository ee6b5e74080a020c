// Where the host listens, and why it cannot, in words. Plain JavaScript: `npm start` uses it on the machine's own Node, before anything is built.

const DEFAULT_PORT = 3000;
const LAST_PORT = 65_535;
const OPEN_PORT = 1024;

/** This machine only: a proxy that ends TLS stands in front. */
const DEFAULT_HOST = '127.0.0.1';

/**
 * Reads HOST and PORT; throws an error with a clear sentence if one is invalid. Port 0 means any free port.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export function readPlace({ HOST: host = DEFAULT_HOST, PORT: port = String(DEFAULT_PORT) }) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    throw new Error(`PORT is "${port}"; it has to be a whole number from 0 to ${LAST_PORT}, such as PORT=${DEFAULT_PORT}`);
  if (host.trim() === '') throw new Error(`HOST is empty; it has to be an address of this machine, such as HOST=${DEFAULT_HOST}`);
  return { host, port: Number(port) };
}

/**
 * Says in a sentence why a server cannot listen there.
 *
 * @param {{ readonly message: string, readonly code?: string | undefined }} error
 * @param {{ host: string, port: number }} place
 */
export function explainRefusal({ code, message }, { host, port }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use; choose another one, such as PORT=${port === LAST_PORT ? DEFAULT_PORT : port + 1}`;
  if (code === 'EACCES') return `This user may not listen on port ${port}; choose ${OPEN_PORT} or higher, such as PORT=${DEFAULT_PORT}`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EINVAL')
    return `HOST is "${host}", which is not an address of this machine; use HOST=${DEFAULT_HOST} for this machine only, or HOST=:: for all networks`;
  return `The host cannot listen on ${host}, port ${port}: ${message}`;
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
