// A session as it is shown, at one moment.
import type { EngineStatus, News, Preferences } from '#app/mini-games/rules.ts';
import type { Statistics } from './statistics.ts';

/** Why a game stands still: the player asked, or it cannot be seen. */
export type PauseReason = 'player' | 'out-of-sight';

export interface Snapshot<State, Move> {
  readonly state: State;
  readonly status: EngineStatus;
  readonly variant: string;
  readonly paused: PauseReason | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isUnderway: boolean; // begun and not finished
  readonly hint: Move | null;
  /** What the status line says instead of the engine's description: why a move was refused, or why a hint is good. */
  readonly notice: string | null;
  readonly notices: number; // counts them, so that the same words can be said again
  readonly hints: number; // asked for in this game
  readonly news: News | null; // the latest; every one is an object of its own
  readonly preferences: Preferences;
  readonly statistics: Statistics;
  /** Of a game that has just been finished: which of its figures no earlier game had reached. */
  readonly records: { readonly score: boolean; readonly time: boolean };
  readonly game: number; // counts the games of this session, so that a view can tell a new one
  /** What the game threw, once it has broken; it is over for good then, and whoever draws it throws this on to the boundary. */
  readonly fault: { readonly error: unknown } | null;
}
