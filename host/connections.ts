// The open connections: how many there are, what each of them waits for, and which of them are closed.
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';

interface Connection {
  /** Requests without their whole answer. */
  waiting: number;
  requests: number;
  /** Whether it is closed as soon as it waits for nothing. */
  isEnding: boolean;
  /** When it last began to wait, took a piece of an answer, or was done with one. */
  movedMs: number;
}

/** The turn of one request, from its arrival until its answer is out or was left. */
interface Turn {
  /** Whether the connection is to be closed after this answer. */
  readonly isLast: boolean;
  /** The visitor has taken a piece of the answer. */
  move(): void;
  end(): void;
}

export interface Connections {
  /** Counts a request in; null for one that is not to be answered, because there were too many. */
  begin(socket: Socket): Turn | null;
  /** Has a connection closed once its running answers are out; false where none is running. */
  finish(socket: Socket): boolean;
  /** Closes every connection, each once its running answers are out. */
  stop(): void;
  /** Closes every connection at once. */
  cut(): void;
}

/** Watches the connections of a server that has none yet, until it is closed. */
export function watchConnections(server: EventEmitter, limits: Limits): Connections {
  const open = new Map<Socket, Connection>();

  function close(socket: Socket): void {
    open.delete(socket);
    socket.destroy();
  }

  function finish(socket: Socket): boolean {
    const connection = open.get(socket);
    if (!connection || connection.waiting === 0) return false;
    connection.isEnding = true;
    return true;
  }

  /** Whose place a new visitor gets: of those who ask for nothing, or else of those who take nothing, the one who has done so for longest. */
  function findRoom(): Socket | undefined {
    const silentSinceMs = performance.now() - limits.crowdedSilenceMs;
    let [idle, silent]: (readonly [Socket, Connection] | undefined)[] = [];
    for (const entry of open) {
      const [, { waiting, movedMs }] = entry;
      if (waiting === 0 && movedMs < (idle?.[1].movedMs ?? Infinity)) idle = entry;
      if (waiting > 0 && movedMs < (silent?.[1].movedMs ?? silentSinceMs)) silent = entry;
    }
    return (idle ?? silent)?.[0];
  }

  server.on('connection', (socket: Socket) => {
    if (open.size >= limits.connections) {
      const room = findRoom();
      if (!room) return void socket.destroy();
      close(room);
    }
    open.set(socket, { waiting: 0, requests: 0, isEnding: false, movedMs: performance.now() });
    socket.once('close', () => open.delete(socket));
  });

  const check = setInterval(() => {
    const nowMs = performance.now();
    for (const [socket, { waiting, movedMs }] of open) if (waiting > 0 && nowMs - movedMs > limits.silenceMs) close(socket);
  }, limits.checkMs).unref();
  server.once('close', () => clearInterval(check));

  return {
    begin(socket) {
      const connection = open.get(socket);
      if (!connection) return null;
      if (connection.waiting >= limits.waiting) {
        close(socket);
        return null;
      }
      const move = () => (connection.movedMs = performance.now());
      if (connection.waiting === 0) move();
      connection.waiting += 1;
      connection.requests += 1;
      return {
        isLast: connection.requests === limits.requests,
        move,
        end() {
          move();
          connection.waiting -= 1;
          if (connection.isEnding && connection.waiting === 0) socket.destroySoon();
        },
      };
    },
    finish,
    stop() {
      for (const socket of open.keys()) if (!finish(socket)) close(socket);
    },
    cut() {
      for (const socket of open.keys()) close(socket);
    },
  };
}
