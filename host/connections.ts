// The open connections: how many there are, what each is waiting for, and which ones get closed.
import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type { Limits } from './limits.ts';

interface Connection {
  /** Requests not fully answered yet. */
  waiting: number;
  requests: number;
  /** Whether it closes as soon as nothing is being answered. */
  isEnding: boolean;
  /** When it last made progress: began waiting, took a piece of an answer, or finished one. */
  movedMs: number;
}

/** One request's turn, from its arrival until its answer is sent or abandoned. */
interface Turn {
  /** Whether the connection closes after this answer. */
  readonly isLast: boolean;
  /** The visitor has taken a piece of the answer. */
  move(): void;
  end(): void;
}

export interface Connections {
  /** Registers a request; null if too many are waiting on its connection, which is then closed. */
  begin(socket: Socket): Turn | null;
  /** Closes a connection once its running answers are sent; false if there are none. */
  finish(socket: Socket): boolean;
  /** Closes every connection as soon as its running answers are sent. */
  stop(): void;
  /** Closes every connection at once. */
  cut(): void;
}

/** Watches a server's connections until it closes; call it before the server listens. */
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

  /** The connection that makes room for a new visitor: the one idle for longest, or else the one that has stalled for longest. */
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
