import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnections, type Connections } from './connections.ts';
import { LIMITS } from './limits.ts';

const { silenceMs, checkMs } = LIMITS;

let server: EventEmitter;
let connections: Connections;

function open(): Socket {
  const socket = new Socket();
  server.emit('connection', socket);
  return socket;
}

function watch(limits = {}): void {
  server = new EventEmitter();
  connections = watchConnections(server, { ...LIMITS, ...limits });
}

beforeEach(() => {
  vi.useFakeTimers();
  watch();
});

afterEach(() => {
  server.emit('close');
  vi.useRealTimers();
});

it('gives up whoever takes nothing for the time of silence, however many answers wait', () => {
  const [one, three] = [open(), open()];
  for (const socket of [one, three, three, three]) connections.begin(socket);
  vi.advanceTimersByTime(silenceMs);
  expect([one.destroyed, three.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(2 * checkMs);
  expect([one.destroyed, three.destroyed]).toEqual([true, true]);
});

it('waits for whoever takes a little at a time, and does not count the time between answers', () => {
  const socket = open();
  vi.advanceTimersByTime(2 * silenceMs);
  const turn = connections.begin(socket);
  for (let piece = 0; piece < 4; piece += 1) {
    vi.advanceTimersByTime(silenceMs - checkMs);
    turn?.move();
  }
  turn?.end();
  vi.advanceTimersByTime(2 * silenceMs);
  expect(socket.destroyed).toBe(false);
});

it('is not kept waiting by further requests of whoever takes nothing', () => {
  const socket = open();
  for (let request = 0; request < 4; request += 1) {
    connections.begin(socket);
    vi.advanceTimersByTime(silenceMs / 3);
  }
  expect(socket.destroyed).toBe(true);
});

it('makes room for a new connection by the one that has been idle for longest', () => {
  watch({ connections: 3 });
  const [busy, lately, idle] = [open(), open(), open()];
  connections.begin(busy);
  vi.advanceTimersByTime(checkMs);
  connections.begin(lately)?.end();
  expect(open().destroyed).toBe(false);
  expect([busy.destroyed, lately.destroyed, idle.destroyed]).toEqual([false, false, true]);
});

it('has no room where every connection is busy, until one of them takes nothing', () => {
  watch({ connections: 2 });
  const [silent, slow] = [open(), open()];
  connections.begin(silent);
  const turn = connections.begin(slow);
  expect(open().destroyed).toBe(true);
  vi.advanceTimersByTime(LIMITS.crowdedSilenceMs);
  turn?.move();
  vi.advanceTimersByTime(checkMs);
  expect(open().destroyed).toBe(false);
  expect([silent.destroyed, slow.destroyed]).toEqual([true, false]);
});

it('ends a connection once its running answers are out', () => {
  const [idle, busy] = [open(), open()];
  const turns = [connections.begin(busy), connections.begin(busy)];
  connections.stop();
  expect([idle.destroyed, busy.destroyed]).toEqual([true, false]);
  const endLater = vi.spyOn(busy, 'destroySoon');
  turns[0]?.end();
  expect(endLater).not.toHaveBeenCalled();
  turns[1]?.end();
  expect(endLater).toHaveBeenCalled();
  connections.cut();
  expect(busy.destroyed).toBe(true);
});
