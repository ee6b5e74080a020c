// The toolbar: variant list, new game, undo, redo, hint, pause, sound, full screen and the "More" button.
import { Lightbulb, Maximize, Minimize, Pause, Play, Redo2, RotateCcw, Undo2, Volume2, VolumeX } from 'lucide';
import { SOUND } from '#app/game-kit/stage/feedback/use-feedback.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';
import { MoreButton } from './more-button.tsx';
import { Tool } from './tool.tsx';
import type { FullScreen } from './use-full-screen.ts';
import { NewGameDialog, useNewGame } from './use-new-game.tsx';
import { VariantList } from './variant-list.tsx';
import styles from './toolbar.module.css';

export function Toolbar({ fullScreen }: { fullScreen: FullScreen }) {
  const { entry, game, store } = useStage();
  const isDay = useSnapshot(({ source }) => source?.kind === 'day');
  const isOver = useSnapshot((snapshot) => snapshot.outcome !== null);
  const hasPauseOverlay = useSnapshot((snapshot) => snapshot.hasPauseOverlay);
  const isUnderway = useSnapshot((snapshot) => snapshot.isUnderway);
  const canPause = useSnapshot((snapshot) => snapshot.canPause);
  const canUndo = useSnapshot((snapshot) => snapshot.canUndo);
  const canRedo = useSnapshot((snapshot) => snapshot.canRedo);
  const isSoundOn = useSnapshot((snapshot) => snapshot.preferences[SOUND.id] === true);
  const newGame = useNewGame();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      <VariantList
        requested={newGame.requested}
        onChoose={newGame.start}
        classes={{ variant: styles.variant, day: styles.day, name: styles.name }}
      />
      {!isDay && (
        <Tool
          icon={RotateCcw}
          label={game.restartUnit === 'reset' ? 'Reset Game' : 'New Game'}
          className={`${styles.tool} ${styles.newGame}`}
          onPress={() => newGame.start()}
        />
      )}
      {game.undoSupport !== 'none' && (
        <Tool className={styles.tool} icon={Undo2} label="Undo" isReady={canUndo} onPress={() => store.send({ type: 'undo' })} />
      )}
      {game.undoSupport === 'undo-and-redo' && (
        <Tool
          icon={Redo2}
          label="Redo"
          className={`${styles.tool} ${styles.redo} ${styles.spare}`}
          isReady={canRedo}
          onPress={() => store.send({ type: 'redo' })}
        />
      )}
      {game.hints && (
        <Tool className={styles.tool} icon={Lightbulb} label="Hint" isReady={!isOver} onPress={() => store.send({ type: 'hint' })} />
      )}
      {canPause && (
        <Tool
          className={styles.tool}
          icon={hasPauseOverlay ? Play : Pause}
          label={hasPauseOverlay ? 'Resume' : 'Pause'}
          isReady={isUnderway}
          onPress={() => store.send({ type: 'toggle-pause' })}
        />
      )}
      <Tool
        className={styles.tool}
        icon={isSoundOn ? Volume2 : VolumeX}
        label={SOUND.label}
        isOn={isSoundOn}
        onPress={() => store.send({ type: 'set-preference', id: SOUND.id, value: !isSoundOn })}
      />
      <Tool
        icon={fullScreen.size ? Minimize : Maximize}
        label={fullScreen.size ? 'Exit full screen' : 'Full screen'}
        className={`${styles.tool} ${styles.spare}`}
        onPress={fullScreen.toggle}
      />
      <MoreButton fullScreen={fullScreen} className={styles.tool ?? ''} />
      <NewGameDialog newGame={newGame} />
    </div>
  );
}
