// What the host puts up with. docs/deploying.md says the same.

export interface Limits {
  /** A request line and its headers, in bytes. */
  readonly headBytes: number;
  /** From the first moment of a connection, or the first byte of a further request, to the end of a head. */
  readonly headMs: number;
  /** To the end of what a visitor sends along, which nobody reads. */
  readonly requestMs: number;
  /** How long a connection may stay open without a request. */
  readonly keepAliveMs: number;
  /** How long a connection may take nothing of its answers. */
  readonly silenceMs: number;
  /** The same where another visitor waits for room. */
  readonly crowdedSilenceMs: number;
  /** How often all of these are looked for. */
  readonly checkMs: number;
  /** How long running answers have after a stop. */
  readonly stopMs: number;
  /** Connections at once; one that is idle or silent makes room for a new one. */
  readonly connections: number;
  /** Requests of one connection that wait for their answers at once. */
  readonly waiting: number;
  /** Requests of one connection in all. */
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
