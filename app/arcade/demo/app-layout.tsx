// The layout of a demo: the app's. Pause, name and options at the head, pills for what the game counts, the table, and the tools at the
// foot.
import { Lightbulb, Pause, Play, Plus, Undo2, WandSparkles } from 'lucide';
import { use, useRef } from 'react';
import { prefersReducedMotion } from '#app/components/ui/lib/browser-preferences.ts';
import { createFilmKeyframes } from '#app/components/ui/pictures/film-strip.ts';
import { Picture } from '#app/components/ui/pictures/picture.tsx';
import { MoreButton } from '#app/game-kit/stage/more-button.tsx';
import { StatusLine } from '#app/game-kit/stage/status-line.tsx';
import { Tool } from '#app/game-kit/stage/tool.tsx';
import { NewGameDialog, useNewGame } from '#app/game-kit/stage/use-new-game.tsx';
import { VariantList } from '#app/game-kit/stage/variant-list.tsx';
import { useEffects, useSnapshot, useStage, type LayoutProps } from '#app/game-kit/stage-context.ts';
import { MascotContext } from './demo-skin.tsx';
import styles from './app-layout.module.css';

/** The time in which a mascot makes its move; then it rests for a frame. */
const MOVE_MS = 900;

/** Hangs on her thread; turns round when a run is whole, and at a defeat. Still for whoever wants less motion. */
function Mascot() {
  const mascot = use(MascotContext);
  const strip = useRef<HTMLSpanElement>(null);
  useEffects((effect) => {
    const isMoved = effect.type === 'events' ? effect.events.some(({ type }) => type === 'completed') : effect.type === 'ended';
    if (!mascot || !isMoved || prefersReducedMotion()) return;
    strip.current?.querySelector('img')?.animate(createFilmKeyframes(mascot.frames), MOVE_MS * (1 + 1 / mascot.frames));
  });
  return (
    mascot && (
      <span aria-hidden className={styles.mascot}>
        <span ref={strip}>
          <Picture picture={mascot.strip} sizes="6rem" />
        </span>
      </span>
    )
  );
}

export function AppLayout({ children }: LayoutProps) {
  const { entry, game, store } = useStage();
  const { state, outcome, hasPauseOverlay, isUnderway, canPause, canUndo, hint } = useSnapshot((snapshot) => snapshot);
  const newGame = useNewGame();
  const status = useSnapshot((snapshot) => snapshot.status);
  const finishMove = game.getFinishMove?.(state) ?? null;
  const isOver = outcome !== null || game.hints?.isStuck?.(state) === true;
  return (
    <div className={styles.app}>
      <div className={styles.bars} role="toolbar" aria-label={`${entry.title} controls`}>
        {canPause && (
          <Tool
            className={styles.corner}
            icon={hasPauseOverlay ? Play : Pause}
            label={hasPauseOverlay ? 'Resume' : 'Pause'}
            isReady={isUnderway}
            onPress={() => store.send({ type: 'toggle-pause' })}
          />
        )}
        <div className={`centered ${styles.title}`}>
          {isOver ? (
            <b key="status" data-over>
              {status}
            </b>
          ) : (
            <b key="name" translate="no">
              {entry.title}
            </b>
          )}
          <VariantList
            requested={newGame.requested}
            onChoose={newGame.start}
            classes={{ variant: styles.variant, day: styles.day, name: styles.name }}
          />
        </div>
        <MoreButton className={`${styles.corner} ${styles.more}`} />
        <div className={styles.tools}>
          <Tool icon={Undo2} label="Undo" isReady={canUndo} onPress={() => store.send({ type: 'undo' })} />
          <Tool icon={Lightbulb} label="Hint" isReady={outcome === null} onPress={() => store.send({ type: 'hint' })} />
          {game.getFinishMove && (
            <Tool
              icon={WandSparkles}
              label="Finish"
              isReady={finishMove !== null}
              isHinted={finishMove !== null && JSON.stringify(hint) === JSON.stringify(finishMove)}
              onPress={() => finishMove && store.play(finishMove)}
            />
          )}
          <Tool icon={Plus} label="New Game" shortLabel="New" onPress={() => newGame.start()} />
        </div>
        <NewGameDialog newGame={newGame} />
      </div>
      <StatusLine />
      <Mascot />
      {children}
    </div>
  );
}
