// What stands in place of a game that failed to load or crashed, and the boundary that keeps the page working when a game throws.
import { Component, type ReactNode } from 'react';
import { TranslationErrorBoundary } from '#app/components/ui/lib/translation-error-boundary.tsx';
import { LoadFailure } from '#app/components/ui/controls/load-failure.tsx';
import styles from './game-frame.module.css';

/** With a button that tries again. */
export function GameStopped({ hasCrashed, onPress }: { hasCrashed: boolean; onPress: () => void }) {
  const message = hasCrashed ? 'This game crashed. Your other games are fine.' : "Couldn't load the game. Check your connection.";
  return (
    <LoadFailure
      message={message}
      label={hasCrashed ? 'Start Again' : 'Try Again'}
      className={`centered ${styles.notice}`}
      onRetry={onPress}
    />
  );
}

interface GameErrorBoundaryProps {
  readonly children: ReactNode;
  onError(error: unknown): void;
  onRestart(): void;
}

export class GameErrorBoundary extends Component<GameErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (this.state.hasError) return <GameStopped hasCrashed onPress={this.props.onRestart} />;
    return <TranslationErrorBoundary>{this.props.children}</TranslationErrorBoundary>;
  }
}
