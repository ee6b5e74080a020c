// What all parts of a stage share: the game, its store, and hooks around the store.
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { Board } from './board.ts';
import type { MiniGame, MiniGameEntry } from './contract.ts';
import type { Outcome } from './rules.ts';
import type { GameStore } from './session/game-store.ts';
import type { Effect } from './session/session.ts';
import type { Snapshot } from './session/snapshot.ts';

/** What the site around a stage is called, leads to and offers. */
export interface Site {
  readonly name: string;
  readonly origin: string; // without a trailing slash
  /** The page where the game is played: links to its boards lead there. */
  readonly playPath: string;
  readonly howToPlayPath: string;
  /** The game's board of today; null on a site without daily boards. */
  readonly dailyPath: string | null;
  /** The game that a result suggests. */
  readonly next: { readonly title: string; readonly path: string };
  /** Stands below a result from a visit's second one on: the nearest thing that the site makes, in one line. */
  readonly wayHome?: { readonly icon: ReactNode; readonly text: string; getAddress(): string } | null;
  /** Stands in the "More" dialog, such as a button that installs the site. */
  readonly tools?: ReactNode;
}

export interface Stage {
  readonly entry: MiniGameEntry;
  readonly site: Site;
  readonly game: MiniGame;
  readonly store: GameStore;
  readonly board: Board;
  /** Whether the page is the game's own, so that the first key plays. */
  readonly takesFirstKey?: boolean | undefined;
  /** Puts controls, figures and the screen of the game in their places; the web's layout by default. */
  readonly layout?: ComponentType<LayoutProps> | undefined;
  /** Replaces the default result card. */
  readonly result?: ComponentType<ResultProps> | undefined;
  /** Stands on the default result card in place of the link to the next game. */
  readonly offer?: ReactNode;
  /** Called when a daily board counts, although its game goes on. */
  readonly onGoalReached?: (() => void) | undefined;
}

export interface LayoutProps {
  /** The board with its overlays. */
  readonly children: ReactNode;
}

export interface ResultProps {
  readonly outcome: Outcome; // also a win of a reached goal, after which the game goes on
  onPlayAgain(): void;
}

export const StageContext = createContext<Stage | null>(null);

export function useStage(): Stage {
  const stage = use(StageContext);
  if (!stage) throw new Error('A part of the stage stands outside of a stage');
  return stage;
}

/** Calls `handleEffect` for every effect of the game while the component is mounted. */
export function useEffects(handleEffect: (effect: Effect) => void): void {
  const { store } = useStage();
  const onEffect = useEffectEvent(handleEffect);
  useEffect(() => store.listen((effect) => onEffect(effect)), [store]);
}

/** Stops the game while a dialog covers it. */
export function useDialogPause(isOpen = true): void {
  const { store } = useStage();
  useLayoutEffect(() => {
    if (!isOpen) return;
    store.send({ type: 'obstruct', by: 'dialog' });
    return () => store.send({ type: 'unobstruct', by: 'dialog' });
  }, [store, isOpen]);
}

/**
 * Renders only when the selected value has changed: a real-time game changes its state many times a second. The value must be a primitive or
 * a reference that the snapshot keeps.
 */
export function useSnapshot<Value>(select: (snapshot: Snapshot) => Value): Value {
  const { store } = useStage();
  const read = () => select(store.getSnapshot());
  return useSyncExternalStore(store.subscribe, read, read);
}
