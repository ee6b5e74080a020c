// The toolbar: variant list, new game, undo, redo, hint, pause, sound, full screen and the "More" button.
import {
  ChevronDown,
  Lightbulb,
  Maximize,
  Minimize,
  Pause,
  Play,
  Redo2,
  RotateCcw,
  Undo2,
  Volume2,
  VolumeX,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import type { GameFrameProps } from '#app/game-kit/stage/shared/stage-props.ts';
import { MoreButton } from './more-button.tsx';
import { SOUND } from '#app/game-kit/stage/feedback/feedback-options.ts';
import type { FullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';
import { useLazyModule } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './toolbar.module.css';

const loadDialog = () => import('#app/game-kit/stage/dialogs/new-game-dialog.tsx');
const NEW_GAME = { label: 'New Game', needsConfirmation: true };

/** Allows a label to wrap only at the space nearest to its middle, by making all other spaces non-breaking. */
function breakInTwo(label: string): string {
  const distance = (place: number) => Math.abs(place - label.length / 2);
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index).toSorted((one, other) => distance(one) - distance(other));
  return label.replaceAll(' ', (space, place) => (place === spaces[0] ? space : '\u00A0'));
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isReady?: boolean;
  readonly className?: string | undefined;
  readonly isOn?: boolean; // for toggle buttons
  onPress(): void;
}

/** A disabled tool stays focusable: it uses aria-disabled instead of disabled. */
function Tool({ icon: Icon, label, isReady = true, className = '', isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className}`}
      title={label}
      aria-disabled={!isReady}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon aria-hidden size={20} /> <span>{label}</span>
    </button>
  );
}

export function Toolbar({ entry, next, game, store, fullScreen }: GameFrameProps & { fullScreen: FullScreen }) {
  const variantList = useRef<HTMLSelectElement>(null);
  const { variant, source, outcome, hasPauseOverlay, isUnderway, canPause, canUndo, canRedo, preferences } = useSnapshot(
    store,
    'variant',
    'source',
    'outcome',
    'hasPauseOverlay',
    'isUnderway',
    'canPause',
    'canUndo',
    'canRedo',
    'preferences',
  );
  const [requestedVariant, setRequestedVariant] = useState<string | null>(null); // waits for confirmation in the dialog
  const isSoundOn = preferences[SOUND.id] === true;
  const newGame = game.newGame ?? NEW_GAME;
  const variants = game.rules.variants.filter(({ id, isMix }) => !isMix || id === variant.id);

  const needsConfirmation = newGame.needsConfirmation && isUnderway;
  const dialog = useLazyModule(loadDialog, needsConfirmation); // preloaded, so that it opens without delay

  function startNewGame(id: string): void {
    if (!needsConfirmation) return store.newGame(id);
    setRequestedVariant(id);
    store.send({ type: 'obscure', by: 'dialog' });
    variantList.current?.blur(); // otherwise closing the dialog would return the focus to the list instead of the board
    if (dialog === 'load-failed') handleAnswer(confirm("Start a new game? You'll lose your current game."), id);
  }

  function handleAnswer(isNew: boolean, id: string): void {
    store.send({ type: 'reveal', by: 'dialog' });
    if (isNew) store.newGame(id);
    else store.send({ type: 'focus-board' });
    setRequestedVariant(null);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {source?.kind === 'day' && (
        <span className={styles.day} data-label>
          {source.label}
        </span>
      )}
      {variants.length > 1 && source?.kind !== 'day' && (
        <div className={styles.variant}>
          <select
            ref={variantList}
            aria-label="Variant"
            value={requestedVariant ?? variant.id}
            onChange={(event) => startNewGame(event.currentTarget.value)}
          >
            {variants.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {/* A select cannot wrap its text, so this overlay shows the label. */}
          <span aria-hidden>
            <b data-label>{breakInTwo(variants.find(({ id }) => id === (requestedVariant ?? variant.id))?.label ?? '')}</b>{' '}
            <ChevronDown size={16} />
          </span>
        </div>
      )}
      {source?.kind !== 'day' && (
        <Tool icon={RotateCcw} label={newGame.label} className={styles.newGame} onPress={() => startNewGame(variant.id)} />
      )}
      {game.undoSupport !== 'none' && <Tool icon={Undo2} label="Undo" isReady={canUndo} onPress={() => store.send({ type: 'undo' })} />}
      {game.undoSupport === 'undo-and-redo' && (
        <Tool
          icon={Redo2}
          label="Redo"
          className={`${styles.redo} ${styles.spare}`}
          isReady={canRedo}
          onPress={() => store.send({ type: 'redo' })}
        />
      )}
      {game.hints && <Tool icon={Lightbulb} label="Hint" isReady={outcome === null} onPress={() => store.send({ type: 'hint' })} />}
      {canPause && (
        <Tool
          icon={hasPauseOverlay ? Play : Pause}
          label={hasPauseOverlay ? 'Resume' : 'Pause'}
          isReady={isUnderway}
          onPress={() => store.send({ type: 'toggle-pause' })}
        />
      )}
      <Tool
        icon={isSoundOn ? Volume2 : VolumeX}
        label={SOUND.label}
        className={styles.sound}
        isOn={isSoundOn}
        onPress={() => store.send({ type: 'set-preference', id: SOUND.id, value: !isSoundOn })}
      />
      <Tool
        icon={fullScreen.size ? Minimize : Maximize}
        label={fullScreen.size ? 'Exit full screen' : 'Full screen'}
        className={styles.spare}
        onPress={fullScreen.toggle}
      />
      <MoreButton entry={entry} next={next} game={game} store={store} fullScreen={fullScreen} className={styles.tool ?? ''} />
      {requestedVariant !== null && dialog !== null && dialog !== 'load-failed' && (
        <dialog.NewGameDialog
          restartUnit={requestedVariant === variant.id ? game.restartUnit : undefined}
          onRestart={store.restart}
          onAnswer={(isNew) => handleAnswer(isNew, requestedVariant)}
        />
      )}
    </div>
  );
}
