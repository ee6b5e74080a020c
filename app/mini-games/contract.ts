// What a mini game gives to the session (its engine and its view) and to the page (its entry).
import type { ReactNode } from 'react';
import type { Engine } from './engine.ts';

export interface ViewProps<State, Move> {
  readonly state: State;
  readonly isPaused: boolean;
  /** A move to point out, once the player has asked for a hint. */
  readonly hint: Move | null;
  play(move: Move): void;
}

export interface MiniGame<State = unknown, Move = unknown, Options = unknown> {
  readonly engine: Engine<State, Move, Options>;
  View(props: ViewProps<State, Move>): ReactNode;
}

export const BEST_KINDS = ['highest-score', 'lowest-score', 'fastest-win', 'none'] as const;
export type BestKind = (typeof BEST_KINDS)[number];

/** What the page knows of a game before it is loaded: what the prerendered tile and panel say. */
export interface MiniGameEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly howToPlay: readonly string[];
  /** Which figure of a finished game is the better one. */
  readonly best: BestKind;
  readonly canUndo: boolean;
  /** Whether an unfinished game is kept on the device. Real-time games are not kept, and wait for a press to go on after a pause. */
  readonly canResume: boolean;
  readonly hasHints: boolean;
  /** Whether the time counts, so that it is shown and can be paused. */
  readonly isTimed: boolean;
  /** What its button for a new game says, and whether it asks first when a game is under way. */
  readonly newGame: { readonly label: string; readonly asksFirst: boolean };
  /** The game itself, in a chunk of its own; absent while it is being built. */
  load?(): Promise<{ game: MiniGame }>;
}
