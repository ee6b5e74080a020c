// What stands on the cabinet's screen when there is no game to show, with a way on.
import { Button } from '#app/ui/button.tsx';
import styles from './cabinet.module.css';

export function GameStopped({ message, label, onPress }: { message: string; label: string; onPress: () => void }) {
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      <Button onClick={onPress}>{label}</Button>
    </div>
  );
}
