// Asks before a game under way is given up; a chunk of its own that comes while the game is played.
import type { Dealt } from '#app/game-kit/contract.ts';
import { Question } from '#app/components/ui/controls/confirm-dialog.tsx';
import { restartLabel } from '#app/game-kit/stage/shared/restart-label.ts';

interface NewGameDialogProps {
  onAnswer(isNew: boolean): void;
  /** What can be started again instead; left out where another variant is wanted. */
  readonly restarts?: Dealt | undefined;
  onRestart(): void;
}

export function NewGameDialog({ onAnswer, restarts, onRestart }: NewGameDialogProps) {
  return (
    <Question
      question="Start a new game?"
      consequence="You will lose the game you are playing."
      no="Keep Playing"
      yes="New Game"
      other={restarts && { label: restartLabel(restarts), onChoose: onRestart }}
      onAnswer={onAnswer}
    />
  );
}
