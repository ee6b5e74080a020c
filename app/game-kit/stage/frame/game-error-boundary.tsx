// Error boundary around a mini game: if it throws, the page keeps working and the player can restart the game.
import { Component, type ReactNode } from 'react';
import { TranslationErrorBoundary } from '#app/components/ui/lib/translation-error-boundary.tsx';
import { GameStopped } from './game-stopped.tsx';

export interface GameErrorBoundaryProps {
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
