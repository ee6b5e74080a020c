// What a mini game gives to the session (its engine and its view) and to the page (its entry).
import type { ReactNode } from 'react';
import type { Engine, Preferences } from './engine.ts';

export interface ViewProps<State, Move> {
  readonly state: State;
  readonly isPaused: boolean;
  /** A move to point out, once the player has asked for a hint. */
  readonly hint: Move | null;
  /** The best score so far, the present game left aside; null before there is one. */
  readonly best: number | null;
  readonly preferences: Preferences;
  play(move: Move): void;
  /** Holds the game until the player resumes it; for the keys of games in real time. */
  pause(): void;
  /** Starts the next game once this one is over; for a key that does so. */
  playNext(): void;
}

/** Which figure makes a game the best one. 'highest-score-reached' counts games that were given up, too; 'lowest-score' counts wins only. */
export const BEST_KINDS = ['highest-score', 'highest-score-reached', 'lowest-score', 'fastest-win', 'none'] as const;
export type BestKind = (typeof BEST_KINDS)[number];

/** A choice of how a game looks, kept on the device. */
export interface Preference {
  readonly id: string; // the same id means the same choice in every game
  readonly label: string;
}

/** What session and cabinet have to know of a game; it comes with the game. */
export interface MiniGameTraits {
  readonly howToPlay: readonly string[];
  /** Which figure of a finished game is the better one. */
  readonly best: BestKind;
  /** What the score counts, such as 'moves', in the words of the statistics; without it it is a score. */
  readonly scoreName?: string;
  readonly canUndo: boolean;
  readonly canRedo?: boolean;
  /** Whether an unfinished game is kept on the device. Real-time games are not kept, and wait for a press to go on after a pause. */
  readonly canResume: boolean;
  readonly hasHints: boolean;
  /** Whether the time counts, so that it is shown and can be paused. */
  readonly isTimed: boolean;
  /** Where the stopwatch stops counting, in ms. */
  readonly timeCapMs?: number;
  readonly preferences?: readonly Preference[];
  /** What its button for a new game says, and whether it asks first when a game is under way. */
  readonly newGame: { readonly label: string; readonly asksFirst: boolean };
}

export interface MiniGame<State = unknown, Move = unknown, Options = unknown> {
  readonly engine: Engine<State, Move, Options>;
  readonly traits: MiniGameTraits;
  View(props: ViewProps<State, Move>): ReactNode;
}

/** What the page knows of a game before it is loaded: what the prerendered tile and panel say. */
export interface MiniGameEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The game itself, in a chunk of its own. */
  load(): Promise<{ game: MiniGame }>;
}

/** A game that has arrived. */
export type LoadedGame = MiniGameEntry & MiniGameTraits;
