// How much the host tolerates. docs/deploying.md states the same figures.

export interface Limits {
  /** A request line and its headers, in bytes. */
  readonly headBytes: number;
  /** From the start of a connection, or the first byte of a later request, to the end of the request's head. */
  readonly headMs: number;
  /** To the end of the request body, which is never read. */
  readonly requestMs: number;
  /** How long a connection may stay open without a request. */
  readonly keepAliveMs: number;
  /** How long a visitor may stop taking an answer. */
  readonly silenceMs: number;
  /** The same while the host is full and someone else wants to connect. */
  readonly crowdedSilenceMs: number;
  /** How often these times are checked. */
  readonly checkMs: number;
  /** How long running answers may take after a stop. */
  readonly stopMs: number;
  /** Open connections; when full, an idle or stalled one makes room for a new one. */
  readonly connections: number;
  /** Unanswered requests on one connection. */
  readonly waiting: number;
  /** Requests on one connection in total. */
  readonly requests: number;
}

export const LIMITS: Limits = {
  headBytes: 16_384,
  headMs: 10_000,
  requestMs: 20_000,
  keepAliveMs: 15_000,
  silenceMs: 30_000,
  crowdedSilenceMs: 5000,
  checkMs: 1000,
  stopMs: 10_000,
  connections: 1024,
  waiting: 16,
  requests: 1000,
};
