// Asks before a game under way is given up; a chunk of its own that comes while the game is played.
import { Question } from '#app/ui/question.tsx';

export function NewGameDialog({ onAnswer }: { onAnswer: (isNew: boolean) => void }) {
  return (
    <Question
      question="Start a new game?"
      consequence="You will lose the game you are playing."
      no="Keep Playing"
      yes="New Game"
      onAnswer={onAnswer}
    />
  );
}
