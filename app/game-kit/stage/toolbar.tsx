// The toolbar: variant list, new game, undo, hint, pause, sound, full screen and the "More" button.
import { Lightbulb, Pause, Play, RotateCcw, Undo2, Volume2, VolumeX } from 'lucide';
import { SOUND, useIsSoundOn } from './feedback/use-feedback.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import { FullScreenTool } from './full-screen-tool.tsx';
import { MoreButton } from './more-button.tsx';
import { Tool } from './tool.tsx';
import { NewGameDialog, useNewGame } from './use-new-game.tsx';
import { VariantList } from './variant-list.tsx';
import styles from './toolbar.module.css';

export function Toolbar() {
  const { entry, game, store } = useStage();
  const isDay = useSnapshot(({ source }) => source?.kind === 'day');
  const isOver = useSnapshot((snapshot) => snapshot.outcome !== null);
  const hasPauseOverlay = useSnapshot((snapshot) => snapshot.hasPauseOverlay);
  const isUnderway = useSnapshot((snapshot) => snapshot.isUnderway);
  const canPause = useSnapshot((snapshot) => snapshot.canPause);
  const canUndo = useSnapshot((snapshot) => snapshot.canUndo);
  const isSoundOn = useIsSoundOn();
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
      <FullScreenTool className={`${styles.tool} ${styles.fullScreen}`} />
      <MoreButton className={styles.tool ?? ''} />
      <NewGameDialog newGame={newGame} />
    </div>
  );
}
