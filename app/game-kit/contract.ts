// Types that every mini game implements: `MiniGame` for the session and the stage, `MiniGameEntry` for the page.
import type { ReactNode } from 'react';
import type { Figures, ResultLine } from './lib/figures.ts';
import type { SoundCue } from './lib/sound-cues.ts';
import type { GameEvent, Rules } from './rules.ts';

/** How a game prepares its daily board. Weekdays run from 0 (Monday, easy) to 6 (Sunday, hard). */
export interface Daily<State, Move> {
  /** Moves applied to the new board before the player starts, so that everyone starts from the same position. */
  openingMoves?(state: State): readonly Move[];
  /**
   * The target of a new board, in units of the score: the fewest moves that solve it, or the score to reach; null if it is not known. A
   * board whose difficulty does not fit its weekday is 'unsuitable', and the next one is tried.
   */
  target?(state: State, weekday: number): number | null | 'unsuitable';
}

/** The player's preferences by id: a boolean for a switch, or the id of a choice. They never change the rules. */
export type Preferences = Readonly<Record<string, boolean | string>>;

export interface ViewProps<State, Move, Event = never> {
  readonly state: State;
  /** Events of the last move or time step: a new array each time, empty after a start, an undo or a restore. */
  readonly events: readonly Event[];
  /** Whether the game is paused or counting down: stops animations that run by themselves, and releases held keys. */
  readonly isPaused: boolean;
  /** Whether the pause overlay covers the board, which is inert then: hides content that must not be read during a pause. */
  readonly hasPauseOverlay: boolean;
  /** The move to highlight after the player asked for a hint. */
  readonly hint: Move | null;
  /** The best score of all finished games, including this one once it is over; null before there is one. */
  readonly best: number | null;
  readonly preferences: Preferences;
  /** The button that goes back to the move that lost the game, for boards that are lost without an end; null if there is none. */
  readonly turningPoint: ReactNode;
  play(move: Move): void;
  /** Tells why something that is no move cannot be done, as the rules do with a move. */
  refuse(reason: string): void;
  /** Starts a new game of the variant with this id; one under way is dropped without a question. */
  newGame(variant: string): void;
  /** Pauses the game until the player resumes it; for the game's own pause keys. The stage handles P and Escape. */
  pause(): void;
}

/** A short message that is shown as a toast. */
export interface ToastMessage {
  readonly title: string;
  readonly detail?: string;
}

/** What a player has reached in this variant before, and what the board of a day asks for. */
export interface PlayerRecord {
  readonly best: number | null; // the best score to show; null if there is none yet, or a rival's figure stands in its place
  readonly streak: number; // games won in a row
  readonly target: number | null; // the target of a daily board
}

/** All texts of a game that depend on its state. */
export interface GameText<State, Event> {
  /** The status line: a short sentence from the specification, or the main figure. */
  status(state: State): string;
  /** Figures next to the status, such as the score. Keep them short: on a phone they share one line. */
  figures?(state: State, record: PlayerRecord): Figures;
  /** The announcement for screen readers about the last events; null if the status suffices. `state` is the state after the events. */
  announcement?(events: readonly Event[], state: State): string | null;
  /** The toast for an event; null for most events. The end of the game needs none: the result is shown anyway. */
  toast?(event: Event, state: State): ToastMessage | null;
  /** Duration of the view's animation of these events, in ms. Status, announcement, toast and result wait for it, except under reduced motion. */
  animationMs?(events: readonly Event[]): number;
}

/** The part of AbortSignal that a search needs to be canceled; declared here because rules are compiled without DOM types. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

/** Hints. A player who always plays the first move reaches the end of the game or its goal, or with cards a position without hints; never the same position twice. */
export interface Hints<State, Move> {
  /** Good moves, best first; empty if there is none to recommend. All of them are legal. */
  moves(state: State): readonly Move[];
  /** Whether there surely is no useful move; if omitted, one without hints is not sure. */
  isStuck?(state: State): boolean;
  /** Searches for a better first move; null if it finds none. It must resolve immediately when the signal aborts. */
  solve?(state: State, signal: StopSignal): Promise<Move | null>;
  /** Explains to the player why a recommended move is good. */
  why(state: State, move: Move): string;
}

/** Where a lost game was lost. */
export interface TurningPoint {
  /** The last position of the history from which the game can be won: the move played there lost it. Null if it could never be won. */
  readonly index: number | null;
  /** Names that move and, where known, what it blocked, in one sentence. */
  readonly why: string;
  /** The move of a hint that marks on the board what the sentence tells in coordinates. */
  readonly mark?: object;
}

/** Finds the move that lost a game, so that the player can go on from before it. */
export interface TurningPoints<State, Move, Options> {
  /** Whether there is a search for these options; if omitted, for all. */
  supports?(options: Options): boolean;
  /** The label of the button after an end that could have been better, of a supported variant; null if it could not. If omitted, only losses have one. */
  afterWin?(state: State): string | null;
  /**
   * `moves[n]` was played in the position `history[n]`, and led to the next one; the last position is that of now. Resolves to null if it
   * cannot tell, and immediately when the signal aborts. What it needs is loaded with the first search.
   */
  find(history: readonly State[], moves: readonly Move[], signal: StopSignal): Promise<TurningPoint | null>;
}

/** How the score of a game is read, named and compared. */
export interface ScoreRule<State> {
  getScore(state: State): number;
  /** The unit, such as 'score' or 'moves', used after a number and as a label. */
  readonly name: string;
  /** With 'lower', only won games can set the best score. */
  readonly better: 'higher' | 'lower';
  /** Whether an abandoned game counts with the score it had reached. */
  readonly countsUnfinished?: boolean;
}

/** The results that the rules allow: scores, or times in ms. A link that claims another one is no challenge. */
export interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly step?: number; // all are multiples of it
}

/** Which figures of a game are shown, counted and shared. */
export interface Results<State, Options> {
  readonly score?: ScoreRule<State>;
  /** The time that counts, in ms, of the time played and with that many hints; the player is told what a hint adds. If omitted, no time is shown. */
  time?(playedMs: number, hints: number): number;
  /** `start` deals the board, for games whose bounds depend on it. */
  bounds?(options: Options, start: () => State): Bounds;
  /** Whether a single player can win with these options, so that wins and streaks are meaningful. If omitted, every game can be won. */
  isWinnable?(options: Options): boolean;
  /**
   * Outcomes that are counted separately, in the order of the statistics; `short` is the label of a narrow chart column. An event with the
   * type of one is a milestone: celebrated and counted at once, at most once per game. Where there is no score, their numbers stand beside
   * the status as a tally.
   */
  outcomes?(options: Options): readonly { readonly id: string; readonly label: string; readonly short?: string }[];
  /** Ids of other variants that the result offers, each to start with one press; `words` of this round were played, in games with a list of them. */
  otherVariants?(state: State, words: number): readonly string[];
  /** Whether the goal is reached, in games that go on: the result comes, and offers to go on. */
  isGoalReached?(state: State): boolean;
  /** Whether a lost game was almost won. */
  isClose?(state: State): boolean;
  /** What the card of a lost game tells: the answer, and what comes next. `words` as above. */
  lossNote?(state: State, words: number): string;
  /** Additional result lines, such as 'Accuracy: 92%'. */
  summary?(state: State): readonly ResultLine[];
  /**
   * What the player did, for the text that friends read, such as '41 lines' and 'level 5'; `time` is the time played, such as '1:05'. It
   * must not contain spoilers. The stage adds the hints.
   */
  sharedFigures?(state: State, time: string): readonly string[];
  /** A finished game as emoji squares for the shared text; it must not contain spoilers. */
  drawing?(state: State, preferences: Preferences): string;
}

/** One option of a preference. */
interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A preference stored on the device: a switch, or a choice from a list. It changes how a game looks or is controlled. */
export interface Preference {
  readonly id: string; // stored globally: the same id is the same preference in every game
  readonly label: string;
  /** The default of a switch. */
  readonly isOnByDefault?: boolean;
  /** The options of a list; the first one is the default. */
  readonly choices?: readonly [Choice, ...Choice[]];
}

/** The sound of an event. Declared as a method: methods are bivariant, so `Sounds` of one game is assignable to `Sounds` of any. */
interface EventSound<Event> {
  of(event: Event): SoundCue | null;
}

/** Sound and vibration cue by event type; events that are not listed are silent. The stage adds the cues for the end of a game. */
type Sounds<Event extends GameEvent> = {
  readonly [Type in Event['type']]?: SoundCue | EventSound<Extract<Event, { readonly type: Type }>>['of'];
};

/** A row of the key table that players see. */
export interface KeyTableRow {
  /** Alternative keys for the action, as read by `readKey` (lib/key-events.ts), or as shown: 'Enter', 'A to Z', 'Ctrl+Home'. */
  readonly keys: readonly string[];
  readonly action: string;
}

/** A line of text, or two where fingers do something else than mouse and keys. */
export type Brief = string | { readonly touch: string; readonly keys: string };

export interface MiniGame<State = unknown, Move extends object = object, Event extends GameEvent = GameEvent, Options = unknown> {
  readonly rules: Rules<State, Move, Event, Options>;
  readonly text: GameText<State, Event>;
  /**
   * Renders a state and turns browser events into moves. It returns one element with a `Field` and optional `Controls` (slots.tsx).
   * The element with `data-play` gets the initial focus; if there is none, the first focusable element does.
   */
  View(props: ViewProps<State, Move, Event>): ReactNode;
  /** Aspect ratio of the board (width / height), used by the stage's wide layout; 1 by default. */
  getAspect?(options: Options): number;
  /**
   * What stands beside the board in landscape, if not a wide column: on phones a 'narrow' one, because the board can use the width, or
   * on 'both' sides the view's `Controls` for the left and for the right thumb.
   */
  readonly sides?: 'narrow' | 'both';
  readonly howToPlay: readonly string[];
  /** What to do, in one short line, for a friend who comes by a challenge; needed if results can be beaten. */
  readonly brief?: Brief;
  /** Keys that the view handles; the stage adds the keys that all games share. */
  readonly keys: readonly KeyTableRow[];
  /** Whether letters are typed: then no letter starts the next game. */
  readonly typesLetters?: boolean;
  /** Whether the player can undo, or undo and redo, moves. */
  readonly undoSupport: 'none' | 'undo' | 'undo-and-redo';
  readonly results?: Results<State, Options>;
  readonly hints?: Hints<State, Move>;
  /**
   * Offered after a loss, and where the view puts its button (`turningPoint`). A game with it that has no Undo counts neither milestones nor
   * unfinished scores.
   */
  readonly turningPoints?: TurningPoints<State, Move, Options>;
  /** If nothing can be restarted (see `restartUnit`), its day allows one try, and results offer today's board instead of another game. */
  readonly daily?: Daily<State, Move>;
  readonly preferences?: readonly Preference[];
  readonly sounds?: Sounds<Event>;
  /** The move that ends a decided game, once it can be played: an app's layout has a button for it. */
  getFinishMove?(state: State): Move | null;
  /** The move of the Start button, in games that wait for it. After the end of a game it starts the next one at once. */
  readonly startMove?: Move;
  /**
   * What "Restart" repeats from the same seed, such as "this deal". Omit it if the player would know the answer. If all starts are alike,
   * there is nothing to repeat: New Game is a 'reset', and asks nothing.
   */
  readonly restartUnit?: RestartUnit | 'reset';
}

/** What a seed generates, in the player's words. */
export type RestartUnit = 'deal' | 'board' | 'puzzle' | 'game';

/** Which statistic a game's tile shows: best score, fewest moves, shortest time, or winning streak. */
export type TileStat = 'score' | 'moves' | 'time' | 'streak';

/** Metadata that is available before a game's chunk is loaded; the prerendered tile and panel show it. */
export interface MiniGameEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The statistic on the tile, taken from the variant that was played last; `variant` (the first one of the rules) is the fallback. */
  readonly tileStat: { readonly stat: TileStat; readonly variant: string };
  /** Aspect ratio of its widest board: the stage on its own page leaves room for it. 1 by default. */
  readonly widestAspect?: number;
  /** The address of the page where it is played, which links to its boards lead to; /play/<id> by default. */
  readonly path?: string;
  /** The seed of a visitor's first game, which pictures show as well; a random one by default. */
  readonly firstSeed?: number;
  /** Imports the game, which is a separate chunk. */
  load(): Promise<{ game: MiniGame }>;
}
