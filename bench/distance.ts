// A host that is further away than the next room: everything it says and hears takes its time.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Distance {
  readonly origin: string;
  stop(): void;
}

/** Hands on what one side sends, in order, `delayMs` later. */
function pass(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), delayMs));
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
  from.on('error', () => to.destroy());
}

/** The host at `origin`, with `roundTripMs` between. */
export async function atDistance(origin: string, roundTripMs: number): Promise<Distance> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ host: hostname, port: Number(port), noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    pass(near, far, roundTripMs / 2);
    pass(far, near, roundTripMs / 2);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
