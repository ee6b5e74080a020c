// Catches a mini game that breaks: it stops, the page lives on, and the player can start it again.
import { Component, type ReactNode } from 'react';
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
    return this.state.hasError ? <GameStopped reason="crashed" onPress={this.props.onRestart} /> : this.props.children;
  }
}
