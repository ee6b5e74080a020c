// Props shared by several components of the stage.
import type { ComponentType, ReactNode } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Outcome } from '#app/game-kit/rules.ts';
import type { GameStore } from '#app/game-kit/session/game-store.ts';
import type { FullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';

export interface GameFrameProps {
  readonly next: MiniGameEntry;
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly store: GameStore;
  /** Whether the page is the game's own, so that the first key plays. */
  readonly takesFirstKey?: boolean | undefined;
  /** Replaces the default result card. */
  readonly result?: ComponentType<ResultProps> | undefined;
  /** Stands on the default result card in place of the link to the next game. */
  readonly offer?: ReactNode;
}

export interface ResultProps extends GameFrameProps {
  readonly outcome: Outcome; // also a win of a reached goal, after which the game goes on
  onPlayAgain(): void;
}

export interface MoreButtonProps extends GameFrameProps {
  readonly fullScreen: FullScreen;
  readonly className: string;
}
