// Error message in place of the game, with a retry button: the game failed to load or crashed.
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import styles from './game-frame.module.css';

export function GameStopped({ hasCrashed, onPress }: { hasCrashed: boolean; onPress: () => void }) {
  const message = hasCrashed ? 'This game crashed. Your other games are fine.' : "Couldn't load the game. Check your connection.";
  return <LoadFailure message={message} label={hasCrashed ? 'Start Again' : 'Try Again'} className={styles.notice} onRetry={onPress} />;
}
