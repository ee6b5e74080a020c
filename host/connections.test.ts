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

it('drops a visitor who takes nothing within the silence limit, however many answers wait', () => {
  const [one, three] = [open(), open()];
  for (const socket of [one, three, three, three]) connections.begin(socket);
  vi.advanceTimersByTime(silenceMs);
  expect([one.destroyed, three.destroyed]).toEqual([false, false]);
  vi.advanceTimersByTime(2 * checkMs);
  expect([one.destroyed, three.destroyed]).toEqual([true, true]);
});

it('waits for a visitor who takes a little at a time, and does not count the time between answers', () => {
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

it('does not take further requests for progress', () => {
  const socket = open();
  for (let request = 0; request < 4; request += 1) {
    connections.begin(socket);
    vi.advanceTimersByTime(silenceMs / 3);
  }
  expect(socket.destroyed).toBe(true);
});

it('closes the connection that has been idle for longest to make room for a new one', () => {
  watch({ connections: 4 });
  const [busy, lately, idle, last] = [open(), open(), open(), open()];
  connections.begin(busy);
  for (const socket of [last, lately]) {
    vi.advanceTimersByTime(checkMs);
    connections.begin(socket)?.end();
  }
  expect(open().destroyed).toBe(false);
  expect([busy, lately, idle, last].map(({ destroyed }) => destroyed)).toEqual([false, false, true, false]);
});

it('has no room while every connection is busy, until one of them stalls', () => {
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

it('closes a connection once its running answers are sent', () => {
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
