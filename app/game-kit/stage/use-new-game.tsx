// Starts new games, after a question if more than a few moves would be lost.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import type { RestartUnit } from '#app/game-kit/contract.ts';
import { useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';

const loadDialog = () => import('#app/components/ui/controls/confirm-dialog.tsx');
const QUESTION = 'Start a new game?';
const CONSEQUENCE = "You'll lose your current game.";
const UNASKED_MS = 10_000; // of play

/** 'Restart This Deal' for 'deal'. */
export function getRestartLabel(restartUnit: RestartUnit): string {
  return `Restart This ${restartUnit.charAt(0).toUpperCase()}${restartUnit.slice(1)}`;
}

export function useNewGame() {
  const { game, store, board } = useStage();
  const variant = useSnapshot((snapshot) => snapshot.variant);
  const isUnderway = useSnapshot((snapshot) => snapshot.isUnderway);
  const [requested, setRequested] = useState<string | null>(null); // the variant that waits for an answer
  useDialogPause(requested !== null);
  const isReset = game.restartUnit === 'reset';
  const needsConfirmation = !isReset && isUnderway;
  const [part, hasFailed] = useLazyPart(loadDialog, needsConfirmation); // preloaded, so that it opens without delay

  /** Starts a game of a variant, by default of the current one. */
  function start(id = variant.id): void {
    if (!needsConfirmation || store.getElapsedMs() <= UNASKED_MS) return store.newGame(id);
    if (document.activeElement instanceof HTMLSelectElement) document.activeElement.blur(); // else closing the dialog returns the focus to the list instead of the board
    flushSync(() => setRequested(id)); // a game by the clock must stand still while the browser's own question is open
    if (hasFailed) handleAnswer(confirm(`${QUESTION} ${CONSEQUENCE}`), id);
  }

  function handleAnswer(isNew: boolean, id: string): void {
    flushSync(() => setRequested(null));
    if (isNew) store.newGame(id);
    else board.focus();
  }

  const dialog = requested !== null && part && (
    <part.ConfirmDialog
      question={QUESTION}
      consequence={CONSEQUENCE}
      cancelLabel="Keep Playing"
      confirmLabel="New Game"
      alternative={
        requested === variant.id && game.restartUnit && game.restartUnit !== 'reset'
          ? { label: getRestartLabel(game.restartUnit), onChoose: store.restart }
          : undefined
      }
      onAnswer={(isNew) => handleAnswer(isNew, requested)}
    />
  );
  return { requested, start, dialog };
}

/** Asks the question; stands beside the controls. */
export function NewGameDialog({ newGame: { dialog } }: { newGame: ReturnType<typeof useNewGame> }) {
  return dialog;
}
