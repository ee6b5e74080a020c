// The frame of every mini game: toolbar, status line, board and controls in a box that fits the window.
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';
import { Announcer } from './announcer.tsx';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { handleStageKey, isHelpKey, isPlayAgainKey } from './stage-keys.ts';
import { Screen } from './screen.tsx';
import { usePressGuard } from './use-press-guard.ts';
import { useFeedback } from './feedback/use-feedback.ts';
import { StatusLine } from './status-line.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFirstKey } from './use-first-key.ts';
import { useAutoPause } from './use-auto-pause.ts';
import { type LayoutProps, useEffects, useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { useMarkGameInFront } from './use-mark-game-in-front.ts';
import styles from './game-frame.module.css';

/** If it fails to load, the game resumes, and the next press of "?" tries again. */
const loadKeyHelp = () => import('./key-help-dialog.tsx');

function WebLayout({ children }: LayoutProps) {
  return (
    <div className={styles.layout}>
      <Toolbar />
      <StatusLine />
      {children}
    </div>
  );
}

export function GameFrame() {
  const { game, store, board, onGoalReached, layout: Layout = WebLayout } = useStage();
  const stage = useRef<HTMLDivElement>(null);
  const isVirtual = useRef(false); // the last pointer was that of a screen reader, whose user stays on the control
  const [wantsHelp, setWantsHelp] = useState(false);
  const [keyHelp, hasHelpFailed] = useLazyPart(loadKeyHelp, wantsHelp);
  const fault = useSnapshot((snapshot) => snapshot.fault);
  const preferences = useSnapshot((snapshot) => snapshot.preferences);
  const variant = useSnapshot((snapshot) => snapshot.variant);
  const resultCard = useSnapshot((snapshot) => snapshot.resultCard);
  const presses = usePressGuard(resultCard !== null, resultCard === 'shown');
  useAutoPause(store, stage, board.element);
  useFirstKey((event) => {
    goOnByKey(event);
    handleKey(event);
  });
  useMarkGameInFront(stage);
  useDialogPause(wantsHelp);
  useFeedback();
  useEffects(({ type }) => type === 'day-done' && onGoalReached?.());
  useEffect(() => {
    if (!matchMedia('(any-pointer: coarse)').matches) return;
    // Without the chunk, a tap soon after a flick may be lost.
    import('./lost-taps.ts').then(({ giveBackLostTaps }) => stage.current && giveBackLostTaps(stage.current)).catch(() => {});
  }, []);
  if (hasHelpFailed && wantsHelp) setWantsHelp(false);
  if (fault !== null) throw fault.error;

  /** Starts the next game; Enter goes on after a goal. */
  function goOnByKey(event: KeyboardEvent): void {
    if (resultCard === null || !isPlayAgainKey(event, game)) return;
    if (store.getSnapshot().outcome === null && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat || !presses.takesPress()) return;
    store.playNext();
    board.focus();
  }

  /** In full screen, Escape only exits full screen and does not pause. */
  function handleKey(event: KeyboardEvent): void {
    if (stage.current) stage.current.dataset['keyed'] = ''; // there is a keyboard: show the hint about keys
    if (event.key === 'Escape' && wantsHelp && !keyHelp) return setWantsHelp(false); // the sheet is still on its way
    if (board.press(event)) store.send({ type: 'press-board' });
    if (isHelpKey(event)) {
      event.preventDefault();
      setWantsHelp(true);
      return;
    }
    const isLeaving =
      document.fullscreenElement !== null && event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal');
    if (!isLeaving) return handleStageKey(event, game, store);
    event.preventDefault();
    void document.exitFullscreen();
  }

  /** Pads come with the first touch, and with the first press of the mouse on the board. Set directly: pointer events are too many to render for. */
  function notePointer({ pointerType, width, target, currentTarget }: PointerEvent<HTMLElement>): void {
    isVirtual.current = width === 0;
    if (pointerType === 'touch' || board.element.current?.contains(target as Node)) currentTarget.dataset['pressed'] = '';
  }

  return (
    <div
      ref={stage}
      tabIndex={-1} // a press beside the controls must not leave the focus nowhere
      data-stage
      data-pads={preferences[PADS.id] || undefined}
      data-sides={game.sides}
      data-hints={game.hints && ''}
      className={styles.frame}
      style={{ '--aspect': game.getAspect?.(variant.options) } as CSSProperties}
      onKeyDownCapture={({ nativeEvent }) => goOnByKey(nativeEvent)}
      onKeyDown={({ nativeEvent }) => handleKey(nativeEvent)}
      onPointerDownCapture={notePointer}
      onClick={({ nativeEvent }) => !isVirtual.current && board.focusAfterClick(nativeEvent)}
    >
      <Layout>
        <Screen presses={presses} />
      </Layout>
      {wantsHelp && keyHelp && <keyHelp.KeyHelpDialog onClose={() => setWantsHelp(false)} />}
      <Announcer />
    </div>
  );
}
