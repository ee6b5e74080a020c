// What a player can do beside the moves: another variant, undo, hint, pause, a new game, the full screen, and what else there is.
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
import type { CabinetProps } from './game-frame.tsx';
import { More } from './more-button.tsx';
import { SOUND } from '#app/game-kit/stage/feedback/feedback-options.ts';
import type { FullScreen } from '#app/game-kit/stage/hooks/use-full-screen.ts';
import { useLate } from '#app/game-kit/stage/hooks/use-lazy-module.ts';
import { useSnapshot } from '#app/game-kit/stage/hooks/use-snapshot.ts';
import styles from './toolbar.module.css';

const loadDialog = () => import('#app/game-kit/stage/dialogs/new-game-dialog.tsx');
const NEW_GAME = { label: 'New Game', asksFirst: true };

/** Leaves a label one place to break its line at: the space nearest to its middle. The toolbar makes room for the longer half. */
function breakInTwo(label: string): string {
  const distance = (place: number) => Math.abs(place - label.length / 2);
  const spaces = [...label.matchAll(/ /g)].map(({ index }) => index).toSorted((one, other) => distance(one) - distance(other));
  return label.replaceAll(' ', (space, place) => (place === spaces[0] ? space : '\u00A0'));
}

interface ToolProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isReady?: boolean;
  readonly look?: string | undefined;
  readonly isOn?: boolean; // of a switch
  onPress(): void;
}

/** A tool that is not ready stays within reach of the Tab key and says that it is disabled. */
function Tool({ icon: Icon, label, isReady = true, look = '', isOn, onPress }: ToolProps) {
  return (
    <button type="button" className={`${styles.tool} ${look}`} title={label} aria-disabled={!isReady} aria-pressed={isOn} onClick={onPress}>
      <Icon aria-hidden size={20} /> <span>{label}</span>
    </button>
  );
}

export function Toolbar({ entry, next, game, shell, fullScreen }: CabinetProps & { fullScreen: FullScreen }) {
  const list = useRef<HTMLSelectElement>(null);
  const { variant, detour, outcome, isVeiled, isUnderway, canPause, canUndo, canRedo, preferences } = useSnapshot(
    shell,
    'variant',
    'detour',
    'outcome',
    'isVeiled',
    'isUnderway',
    'canPause',
    'canUndo',
    'canRedo',
    'preferences',
  );
  const [wanted, setWanted] = useState<string | null>(null); // the variant that the dialog asks about
  const isHeard = preferences[SOUND.id] === true;
  const { label, asksFirst } = game.newGame ?? NEW_GAME;
  const { variants } = game.rules;

  const asks = asksFirst && isUnderway;
  const dialog = useLate(loadDialog, asks); // early, so that it is there when it has to ask

  function startNewGame(id: string): void {
    if (!asks) return shell.newGame(id);
    setWanted(id);
    shell.send({ type: 'cover', by: 'dialog' });
    list.current?.blur(); // or the keys would be back in the list after the answer, and not on the board
    if (dialog === 'missing') answered(confirm('Start a new game? You will lose the game you are playing.'), id);
  }

  function answered(isNew: boolean, id: string): void {
    shell.send({ type: 'uncover', by: 'dialog' });
    if (isNew) shell.newGame(id);
    setWanted(null);
  }

  function toggleFullScreen(): void {
    fullScreen.toggle();
    shell.send({ type: 'to-the-board' });
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`${entry.title} controls`}>
      {detour?.kind === 'day' && (
        <span className={styles.day} data-label>
          {detour.label}
        </span>
      )}
      {variants.length > 1 && detour?.kind !== 'day' && (
        <div className={styles.variant}>
          <select
            ref={list}
            aria-label="Variant"
            value={wanted ?? variant.id}
            onChange={(event) => startNewGame(event.currentTarget.value)}
          >
            {variants.map(({ id, label: name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {/* A select cuts what one line cannot hold, so what is seen is this. */}
          <span aria-hidden>
            <b data-label>{breakInTwo(variants.find(({ id }) => id === (wanted ?? variant.id))?.label ?? '')}</b> <ChevronDown size={16} />
          </span>
        </div>
      )}
      {detour?.kind !== 'day' && <Tool icon={RotateCcw} label={label} look={styles.fresh} onPress={() => startNewGame(variant.id)} />}
      {game.stepsBack !== 'none' && <Tool icon={Undo2} label="Undo" isReady={canUndo} onPress={() => shell.send({ type: 'undo' })} />}
      {game.stepsBack === 'undo-and-redo' && (
        <Tool
          icon={Redo2}
          label="Redo"
          look={`${styles.redo} ${styles.spare}`}
          isReady={canRedo}
          onPress={() => shell.send({ type: 'redo' })}
        />
      )}
      {game.hints && <Tool icon={Lightbulb} label="Hint" isReady={outcome === null} onPress={() => shell.send({ type: 'hint' })} />}
      {canPause && (
        <Tool
          icon={isVeiled ? Play : Pause}
          label={isVeiled ? 'Resume' : 'Pause'}
          isReady={isUnderway}
          onPress={() => shell.send({ type: 'toggle-pause' })}
        />
      )}
      <Tool
        icon={isHeard ? Volume2 : VolumeX}
        label={SOUND.label}
        look={styles.heard}
        isOn={isHeard}
        onPress={() => shell.send({ type: 'prefer', id: SOUND.id, value: !isHeard })}
      />
      <Tool
        icon={fullScreen.size ? Minimize : Maximize}
        label={fullScreen.size ? 'Leave full screen' : 'Full screen'}
        look={styles.spare}
        onPress={toggleFullScreen}
      />
      <More entry={entry} next={next} game={game} shell={shell} fullScreen={fullScreen} look={styles.tool ?? ''} />
      {wanted !== null && dialog !== null && dialog !== 'missing' && (
        <dialog.NewGameDialog
          restarts={wanted === variant.id ? game.restarts : undefined}
          onRestart={shell.restart}
          onAnswer={(isNew) => answered(isNew, wanted)}
        />
      )}
    </div>
  );
}
