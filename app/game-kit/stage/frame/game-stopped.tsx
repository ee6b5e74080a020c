// Error message in place of the game, with a retry button: the game failed to load or crashed.
import { Button } from '#app/components/ui/controls/button.tsx';
import styles from './game-frame.module.css';

const REASONS = {
  'load-failed': { message: "Couldn't load the game. Check your connection.", label: 'Try Again' },
  crashed: { message: 'This game crashed. Your other games are fine.', label: 'Start Again' },
} as const;

export function GameStopped({ reason, onPress }: { reason: keyof typeof REASONS; onPress: () => void }) {
  const { message, label } = REASONS[reason];
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      <Button onClick={onPress}>{label}</Button>
    </div>
  );
}
