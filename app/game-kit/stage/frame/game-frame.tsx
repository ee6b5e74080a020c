// The stage of every mini game: toolbar, status line, board and controls in one box that has the size of the window.
import { useRef, useState, type ComponentType, type CSSProperties, type KeyboardEvent } from 'react';
import type { MiniGame, MiniGameEntry } from '#app/game-kit/contract.ts';
import type { Shell } from '#app/game-kit/session/game-store.ts';
import { Announcer } from './announcer.tsx';
import { KeyHelp } from '#app/game-kit/stage/keyboard/key-help.tsx';
import { handleStageKey, isCallForHelp } from '#app/game-kit/stage/keyboard/stage-keys.ts';
import { NewsToasts } from './game-toasts.tsx';
import type { ResultProps } from '#app/game-kit/stage/result/result.tsx';
import { Screen } from './screen.tsx';
import { useSounds } from '#app/game-kit/stage/feedback/use-feedback.ts';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';
import { useScrollStageIntoView } from '#app/game-kit/stage/hooks/use-scroll-stage-into-view.ts';
import { useSight } from '#app/game-kit/stage/hooks/use-auto-pause.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './game-frame.module.css';

export interface CabinetProps {
  /** The game to try after this one. */
  readonly next: MiniGameEntry;
  readonly entry: MiniGameEntry;
  readonly game: MiniGame;
  readonly shell: Shell;
  /** What shows how the game ended, in place of the stage's own result. */
  readonly result?: ComponentType<ResultProps> | undefined;
}

export function Cabinet({ entry, next, game, shell, result }: CabinetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [wantsHelp, setWantsHelp] = useState(false);
  const { fault, preferences, game: count } = useSnapshot(shell, 'fault', 'preferences', 'game');
  const fullScreen = useFullScreen(frame);
  useSight(shell, frame, board);
  useScrollStageIntoView(frame);
  useSounds(game, shell);
  if (fault !== null) throw fault.error;

  /** Escape leaves the full screen and does nothing else then. */
  function handleKey(event: KeyboardEvent): void {
    if (isCallForHelp(event)) {
      event.preventDefault();
      setWantsHelp(true);
      return;
    }
    const isLeaving =
      fullScreen.size !== null && event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal');
    if (!isLeaving) return handleStageKey(event, game, shell);
    event.preventDefault();
    fullScreen.toggle();
  }

  return (
    <div
      ref={frame}
      data-stage
      data-full={fullScreen.size ?? undefined}
      data-look={preferences['look']}
      className={styles.cabinet}
      style={{ '--aspect': game.aspect } as CSSProperties}
      onKeyDown={handleKey}
    >
      <div className={styles.layout}>
        <Toolbar entry={entry} next={next} game={game} shell={shell} fullScreen={fullScreen} />
        <StatusLine game={game} shell={shell} />
        <Screen entry={entry} next={next} game={game} shell={shell} result={result} board={board} />
      </div>
      {wantsHelp && <KeyHelp entry={entry} next={next} game={game} shell={shell} onClose={() => setWantsHelp(false)} />}
      <NewsToasts key={count} shell={shell} />
      <Announcer shell={shell} />
    </div>
  );
}
