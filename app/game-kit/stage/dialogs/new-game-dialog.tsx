// Asks before a game under way is given up; a chunk of its own that comes while the game is played.
import type { RestartUnit } from '#app/game-kit/contract.ts';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { getRestartLabel } from '#app/game-kit/stage/shared/restart-label.ts';

interface NewGameDialogProps {
  onAnswer(isNew: boolean): void;
  /** What can be started again instead; left out where another variant is wanted. */
  readonly restartUnit?: RestartUnit | undefined;
  onRestart(): void;
}

export function NewGameDialog({ onAnswer, restartUnit, onRestart }: NewGameDialogProps) {
  return (
    <ConfirmDialog
      question="Start a new game?"
      consequence="You will lose the game you are playing."
      cancelLabel="Keep Playing"
      confirmLabel="New Game"
      alternative={restartUnit && { label: getRestartLabel(restartUnit), onChoose: onRestart }}
      onAnswer={onAnswer}
    />
  );
}
