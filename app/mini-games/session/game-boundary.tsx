// Catches a mini game that breaks: it stops, the page lives on, and the player can start it again.
import { Component, type ReactNode } from 'react';
import { GameStopped } from './game-stopped.tsx';

export class GameBoundary extends Component<{ children: ReactNode; onRestart: () => void }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <GameStopped
        message="This game stopped. Your other games and the page are fine."
        label="Start Again"
        onPress={() => {
          this.setState({ isBroken: false });
          this.props.onRestart();
        }}
      />
    );
  }
}
