// Asks for confirmation before a game in progress is abandoned. A separate chunk, preloaded during the game.
import type { RestartUnit } from '#app/game-kit/contract.ts';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { getRestartLabel } from '#app/game-kit/stage/shared/restart-label.ts';

interface NewGameDialogProps {
  onAnswer(isNew: boolean): void;
  /** Offers a restart instead; omitted if the player has chosen another variant. */
  readonly restartUnit?: RestartUnit | undefined;
  onRestart(): void;
}

export function NewGameDialog({ onAnswer, restartUnit, onRestart }: NewGameDialogProps) {
  return (
    <ConfirmDialog
      question="Start a new game?"
      consequence="You'll lose your current game."
      cancelLabel="Keep Playing"
      confirmLabel="New Game"
      alternative={restartUnit && { label: getRestartLabel(restartUnit), onChoose: onRestart }}
      onAnswer={onAnswer}
    />
  );
}
