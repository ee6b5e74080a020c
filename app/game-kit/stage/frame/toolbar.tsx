// The toolbar: variant list, new game, undo, redo, hint, pause, sound, full screen and the "More" button.
import { ChevronDown, type IconNode, Lightbulb, Maximize, Minimize, Pause, Play, Redo2, RotateCcw, Undo2, Volume2, VolumeX } from 'lucide';
import { Icon } from '#app/components/ui/icon.tsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useLazyPart } from '#app/components/ui/lib/use-lazy-part.ts';
import { MoreButton } from './more-button.tsx';
import { getRestartLabel } from '#app/game-kit/stage/dialogs/restart-label.ts';
import { SOUND } from '#app/game-kit/stage/feedback/use-feedback.ts';
import type { FullScreen } from './use-full-screen.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';
import styles from './toolbar.module.css';

const loadDialog = () => import('#app/components/ui/controls/confirm-dialog.tsx');
const QUESTION = 'Start a new game?';
const CONSEQUENCE = "You'll lose your current game.";

interface ToolProps {
  readonly icon: IconNode;
  readonly label: string;
  readonly isReady?: boolean;
  readonly className?: string | undefined;
  readonly isOn?: boolean; // for toggle buttons
  onPress(): void;
}

/** Arrows open a list, as on a Mac: otherwise each would choose, and move the focus to the board. A browser that cannot open it lets them choose. */
function openList(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!event.key.startsWith('Arrow') || !event.currentTarget.showPicker) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

/** A disabled tool stays focusable: it uses aria-disabled instead of disabled. */
function Tool({ icon, label, isReady = true, className = '', isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={`${styles.tool} ${className}`}
      title={label}
      aria-disabled={!isReady}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <Icon icon={icon} size={20} /> <span>{label}</span>
    </button>
  );
}

export function Toolbar({ fullScreen }: { fullScreen: FullScreen }) {
  const { entry, game, store } = useStage();
  const variantList = useRef<HTMLSelectElement>(null);
  const variant = useSnapshot((snapshot) => snapshot.variant);
  const day = useSnapshot(({ source }) => (source?.kind === 'day' ? source.label : null));
  const isOver = useSnapshot((snapshot) => snapshot.outcome !== null);
  const hasPauseOverlay = useSnapshot((snapshot) => snapshot.hasPauseOverlay);
  const isUnderway = useSnapshot((snapshot) => snapshot.isUnderway);
  const canPause = useSnapshot((snapshot) => snapshot.canPause);
  const canUndo = useSnapshot((snapshot) => snapshot.canUndo);
  const canRedo = useSnapshot((snapshot) => snapshot.canRedo);
  const isSoundOn = useSnapshot((snapshot) => snapshot.preferences[SOUND.id] === true);
  const [requestedVariant, setRequestedVariant] = useState<string | null>(null); // waits for confirmation in the dialog
  const { variants } = game.rules;

  const isReset = game.restartUnit === 'reset';
  const needsConfirmation = !isReset && isUnderway;
  const [part, hasFailed] = useLazyPart(loadDialog, needsConfirmation); // preloaded, so that it opens without delay

  function startNewGame(id: string): void {
    if (!needsConfirmation) return store.newGame(id);
    setRequestedVariant(id);
    store.send({ type: 'obstruct', by: 'dialog' });
    variantList.current?.blur(); // otherwise closing the dialog would return the focus to the list instead of the board
    if (hasFailed) handleAnswer(confirm(`${QUESTION} ${CONSEQUENCE}`), id);
  }

  function handleAnswer(isNew: boolean, id: string): void {
    store.send({ type: 'unobstruct', by: 'dialog' });
    if (isNew) store.newGame(id);
    else store.send({ type: 'focus-board' });
    setRequestedVariant(null);
  }

  const gameName = <small className={styles.name}>{entry.title}</small>; // where the heading of the page is out of sight
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {day !== null || variants.length === 1 ? (
        <span className={styles.day} data-label>
          {gameName}
          <span>{day}</span>
        </span>
      ) : (
        <div className={styles.variant}>
          <select
            ref={variantList}
            aria-label="Variant"
            value={requestedVariant ?? variant.id}
            onKeyDown={openList}
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
            <b data-label>
              {gameName}
              <span>{variants.find(({ id }) => id === (requestedVariant ?? variant.id))?.label}</span>
            </b>
            <Icon icon={ChevronDown} size={16} />
          </span>
        </div>
      )}
      {day === null && (
        <Tool
          icon={RotateCcw}
          label={isReset ? 'Reset Game' : 'New Game'}
          className={styles.newGame}
          onPress={() => startNewGame(variant.id)}
        />
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
      {game.hints && <Tool icon={Lightbulb} label="Hint" isReady={!isOver} onPress={() => store.send({ type: 'hint' })} />}
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
        isOn={isSoundOn}
        onPress={() => store.send({ type: 'set-preference', id: SOUND.id, value: !isSoundOn })}
      />
      <Tool
        icon={fullScreen.size ? Minimize : Maximize}
        label={fullScreen.size ? 'Exit full screen' : 'Full screen'}
        className={styles.spare}
        onPress={fullScreen.toggle}
      />
      <MoreButton fullScreen={fullScreen} className={styles.tool ?? ''} />
      {requestedVariant !== null && part && (
        <part.ConfirmDialog
          question={QUESTION}
          consequence={CONSEQUENCE}
          cancelLabel="Keep Playing"
          confirmLabel="New Game"
          alternative={
            requestedVariant === variant.id && game.restartUnit && !isReset
              ? { label: getRestartLabel(game.restartUnit), onChoose: store.restart }
              : undefined
          }
          onAnswer={(isNew) => handleAnswer(isNew, requestedVariant)}
        />
      )}
    </div>
  );
}
