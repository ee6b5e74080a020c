// What a mini game gives to the session (rules, words, view and what it offers) and to the page (its entry).
import type { ReactNode } from 'react';
import type { SoundCue } from './lib/sound-cues.ts';
import type { GameEvent, Rules } from './rules.ts';

/** What makes a board the board of a day. Weekdays run from 0, an easy Monday, to 6, a hard Sunday. */
export interface Daily<State, Move> {
  /** Whether a fresh board is as hard as its weekday should be; boards that are not are passed over. */
  isSuitable?(state: State, weekday: number): boolean;
  /** Moves that the day itself makes on a fresh board, so that everyone begins at the same place. */
  openingMoves?(state: State): readonly Move[];
  /** The figure that a fresh board is measured by, as the score counts: the fewest moves that solve it, or what is to beat. */
  mark?(state: State, weekday: number): number;
}

/** A player's choices of how games look, by id: whether they are on, or which of several it is. They never change the rules. */
export type Preferences = Readonly<Record<string, boolean | string>>;

export interface ViewProps<State, Move, Event = never> {
  readonly state: State;
  /** What the last move or the last stretch of time brought about: a new array each time; empty after a start, an undo or a restore. */
  readonly events: readonly Event[];
  /** Whether the game stands still, behind a veil or while it counts down: for what moves by itself, and for keys that are held. */
  readonly isPaused: boolean;
  /** Whether a veil lies over the board, which is inert then: for what must not be read. */
  readonly hasPauseOverlay: boolean;
  /** A move to point out, once the player has asked for a hint. */
  readonly hint: Move | null;
  /** The best score of the games that are over, this one with them; null before there is one. */
  readonly best: number | null;
  readonly preferences: Preferences;
  play(move: Move): void;
  /** Holds the game until the player resumes it; for keys of its own. P and Escape are the session's. */
  pause(): void;
  /** Starts the next game once this one is over and its result takes presses; for a key that does so. */
  playNext(): void;
}

/** Something to celebrate or to tell in passing, shown as a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly detail?: string;
}

/** What a game says. */
export interface GameText<State, Event> {
  /** The status line, short enough to be read at a glance: the specification's words, or the figure that counts. */
  status(state: State): string;
  /** Figures beside the status, such as the score; short ones, for they share a line with it on a phone. `best` is the best score so far. */
  figures?(state: State, best: number | null): readonly (readonly [name: string, value: string | number])[];
  /** The sentence for listeners about what just happened; null where the status says it all. `state` is what the events led to. */
  announcement?(events: readonly Event[], state: State): string | null;
  /** What deserves a toast; null for most events. The result needs none. */
  toast?(event: Event, state: State): ToastMessage | null;
  /** How long the view takes to show some events, in ms: status, sentence, toast and result wait for it. Nothing waits under reduced motion. */
  animationMs?(events: readonly Event[]): number;
}

/** Says when a search is no longer wanted: an AbortSignal, where there is a DOM. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** Good moves for a player who asks. Whoever only ever plays the first one comes to an end. */
export interface Hints<State, Move> {
  /** The best one first; empty where none can be told. Each would be played. */
  moves(state: State): readonly Move[];
  /** A better first move, by a search that takes its time; null where it finds none. It answers at once when the signal aborts. */
  solve?(state: State, signal: StopSignal): Promise<Move | null>;
  /** Why one of them is good, in words for the player. */
  why(state: State, move: Move): string;
}

/** Which score is the better one. */
export interface ScoreRule<State> {
  getScore(state: State): number;
  /** What it counts, such as 'score' or 'moves', to be read after a number or as a heading. */
  readonly name: string;
  /** A lower score is a better one only when the game was won. */
  readonly better: 'higher' | 'lower';
  /** Whether a game that is given up counts with the score that it had reached. */
  readonly countsUnfinished?: boolean;
}

/** The stopwatch of a game. */
interface Timing<State> {
  /** Whether a faster win is a better one. */
  readonly isRecord: boolean;
  /** Where the stopwatch stops, in ms. */
  readonly capMs?: number;
  /** Whether it runs yet; without this the first move starts it. */
  hasStarted?(state: State): boolean;
}

/** What counts about a game once it is over, or under way. */
export interface Results<State, Event, Options> {
  readonly score?: ScoreRule<State>;
  /** Without it no time is shown. */
  readonly time?: Timing<State>;
  /** Whether one player can win a game of these options, so that wins and streaks mean something; without it every game can be won. */
  isWinnable?(options: Options): boolean;
  /** Every outcome that is counted apart, in the order of the statistics; `short` stands below a narrow column. */
  readonly outcomes?: readonly { readonly id: string; readonly label: string; readonly short?: string }[];
  /** An event that is celebrated and counted at once, once a game: the id of its outcome. */
  milestone?(event: Event): string | null;
  /** Whether a lost game was nearly won. */
  isClose?(state: State): boolean;
  /** Further figures, such as 'Accuracy: 92%'. */
  summary?(state: State): readonly string[];
  /** A finished game drawn in characters, for the text that players share; it gives nothing away. */
  drawing?(state: State, preferences: Preferences): string;
}

/** One of several looks. */
interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A choice of how a game looks or is handled, kept on the device: a switch, one of several, or a key. */
export interface Preference {
  readonly id: string; // the same id means the same choice in every game
  readonly label: string;
  /** Whether a switch is on until the player chooses. */
  readonly isOnByDefault?: boolean;
  /** What there is to choose from, where it is no switch; the first one until the player chooses. */
  readonly choices?: readonly [Choice, ...Choice[]];
  /** The keys it comes with, as in `KeyboardEvent.key`, the main one first, where the choice is a key; the player can set another. */
  readonly keys?: readonly [string, ...string[]];
}

/** What an event sounds like; a method, so that a table of one game's events serves as one of any. */
interface EventSound<Event> {
  of(event: Event): SoundCue | null;
}

/** What is heard and felt when something happens, by the events' types; an event without a line is silent. The end has its own sounds. */
export type Sounds<Event extends GameEvent> = {
  readonly [Type in Event['type']]?: SoundCue | EventSound<Extract<Event, { readonly type: Type }>>['of'];
};

/** What some keys do, as a player reads it. */
export interface KeyTableRow {
  /** Each of them does it: 'Enter', 'A to Z', 'Ctrl+Home'. */
  readonly keys: readonly string[];
  readonly action: string;
  /** The ids of the preferences that set its keys, where a player can: one that is set takes their place. */
  readonly preferenceIds?: readonly string[];
}

const UNDO_SUPPORT = ['none', 'undo', 'undo-and-redo'] as const;

export interface MiniGame<State = unknown, Move extends object = object, Event extends GameEvent = GameEvent, Options = unknown> {
  readonly rules: Rules<State, Move, Event, Options>;
  readonly text: GameText<State, Event>;
  /**
   * Draws a state and turns events of the browser into moves: one element that holds a `Field`, and `Controls` where there are any (slots.tsx).
   * The element where play begins carries `data-play`; without one it is the first that can have the focus.
   */
  View(props: ViewProps<State, Move, Event>): ReactNode;
  /** The width of the board by its height, for the stage to share out a wide window; 1 when left out. */
  readonly aspect?: number;
  readonly howToPlay: readonly string[];
  /** Its own keys, those that the view answers; the stage adds the ones that mean the same in every game. */
  readonly keys: readonly KeyTableRow[];
  /** Which steps a player can take back. */
  readonly undoSupport: (typeof UNDO_SUPPORT)[number];
  readonly results?: Results<State, Event, Options>;
  readonly hints?: Hints<State, Move>;
  readonly daily?: Daily<State, Move>;
  readonly preferences?: readonly Preference[];
  readonly sounds?: Sounds<Event>;
  /** What the button for a new game says, and whether it asks first when a game is under way; 'New Game', which asks, when left out. */
  readonly newGame?: { readonly label: string; readonly needsConfirmation: boolean };
  /** What can be started again from the same seed: a player restarts "this deal". Left out where the answer would be known, or every start is alike. */
  readonly restartUnit?: RestartUnit;
}

/** What a seed makes, as a player calls it. */
const RESTART_UNITS = ['deal', 'board', 'puzzle', 'game'] as const;
export type RestartUnit = (typeof RESTART_UNITS)[number];

/** What a player is proudest of: the best score, the fewest moves, the shortest time, or wins in a row. */
export type TileStat = 'score' | 'moves' | 'time' | 'streak';

/** What the page knows of a game before it is loaded: what the prerendered tile and panel say. */
export interface MiniGameEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The figure on its tile, of the variant that was played last; of this one, the rules' first, before there is one. */
  readonly tileStat: { readonly stat: TileStat; readonly variant: string };
  /** The game itself, in a chunk of its own. */
  load(): Promise<{ game: MiniGame }>;
}
