// The frame of every mini game: toolbar, status line, board and controls in a box that fits the window.
import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Announcer } from './announcer.tsx';
import { KeyHelp } from '#app/game-kit/stage/keyboard/key-help.tsx';
import { handleStageKey, isHelpKey, isPlayAgainKey } from '#app/game-kit/stage/keyboard/stage-keys.ts';
import { GameToasts } from './game-toasts.tsx';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { Screen } from './screen.tsx';
import { usePressGuard } from '#app/game-kit/stage/result/use-press-guard.ts';
import { useFeedback } from '#app/game-kit/stage/feedback/use-feedback.ts';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';
import { useScrollStageIntoView } from '#app/game-kit/stage/hooks/use-scroll-stage-into-view.ts';
import { useAutoPause } from '#app/game-kit/stage/hooks/use-auto-pause.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './game-frame.module.css';

export function GameFrame({ entry, next, game, store, result }: GameFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const [wantsHelp, setWantsHelp] = useState(false);
  const [hasResult, setHasResult] = useState(false);
  const { fault, preferences, gameNumber: count, outcome } = useSnapshot(store, 'fault', 'preferences', 'gameNumber', 'outcome');
  const presses = usePressGuard(outcome !== null, hasResult);
  const fullScreen = useFullScreen(frame);
  useAutoPause(store, frame, board);
  useScrollStageIntoView(frame);
  useFeedback(game, store);
  if (fault !== null) throw fault.error;

  function playAgainByKey(event: KeyboardEvent): void {
    if (outcome === null || !isPlayAgainKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat && presses.takesPress()) store.playNext();
  }

  /** In full screen, Escape only exits full screen and does not pause. */
  function handleKey(event: KeyboardEvent): void {
    if (isHelpKey(event)) {
      event.preventDefault();
      setWantsHelp(true);
      return;
    }
    const isLeaving =
      fullScreen.size !== null && event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal');
    if (!isLeaving) return handleStageKey(event, game, store);
    event.preventDefault();
    fullScreen.toggle();
  }

  return (
    <div
      ref={frame}
      data-stage
      data-full={fullScreen.size ?? undefined}
      data-look={preferences['look']}
      className={styles.frame}
      style={{ '--aspect': game.aspect } as CSSProperties}
      onKeyDownCapture={playAgainByKey}
      onKeyDown={handleKey}
    >
      <div className={styles.layout}>
        <Toolbar entry={entry} next={next} game={game} store={store} fullScreen={fullScreen} />
        <StatusLine game={game} store={store} />
        <Screen
          entry={entry}
          next={next}
          game={game}
          store={store}
          result={result}
          board={board}
          presses={presses}
          hasResult={hasResult}
          onShowResult={setHasResult}
        />
      </div>
      {wantsHelp && <KeyHelp entry={entry} next={next} game={game} store={store} onClose={() => setWantsHelp(false)} />}
      <GameToasts key={count} store={store} />
      <Announcer store={store} />
    </div>
  );
}
