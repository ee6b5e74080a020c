// Asks the host at HOST and PORT whether it is well, and ends with 0 if so. For whoever watches over it: a container's engine, systemd.
import { isIPv6 } from 'node:net';
import { HEALTH } from './address-rules.ts';
import { readPlace } from './listening.mjs';

const LIMIT_MS = 3000;

/** By number where the host listens on all networks: a container need not know the name of its own machine. */
const OWN: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

try {
  const { host, port } = readPlace(process.env);
  const address = OWN[host] ?? host;
  const url = `http://${isIPv6(address) ? `[${address}]` : address}:${port}${HEALTH.path}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
  if ((await response.text()) !== HEALTH.text) throw new Error(`it answers with ${response.status}`);
} catch (error) {
  const { cause } = error instanceof Error ? error : {};
  console.error(`The host is not well: ${cause instanceof Error && cause.message !== '' ? cause.message : String(error)}`);
  process.exit(1);
}
