// The button that goes back to the move that lost a game. While it searches, it stops the search; where nothing is known, it says so.
import { History } from 'lucide';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '#app/components/ui/controls/confirm-dialog.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { findTurningPoint, needsQuestion, type FoundTurningPoint } from '#app/game-kit/session/turning-point.ts';
import { useDialogPause, useSnapshot, useStage } from '#app/game-kit/stage-context.ts';
import styles from './result-card.module.css';

const UNKNOWN = "I can't tell which move lost it.";
const SEARCHING = 'Searching… Stop';

/** There is none in games and variants without a search, nor after a win that could not have been better. */
export function TurningPoint() {
  const { game, store, board } = useStage();
  const { state, variant, outcome, hasPauseOverlay } = useSnapshot((snapshot) => snapshot);
  const [search, setSearch] = useState<AbortController | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const [asked, setAsked] = useState<FoundTurningPoint | null>(null); // waits for the player's consent
  useEffect(() => () => search?.abort(), [search]);
  // After another move it is another question; a pause stops the search.
  useEffect(() => {
    setSearch(null);
    setAnswer(null);
    setAsked(null);
  }, [state, hasPauseOverlay]);
  useDialogPause(asked !== null);
  const { turningPoints } = game;
  if (!turningPoints || turningPoints.supports?.(variant.options) === false) return null;
  const label = outcome?.result === 'won' ? turningPoints.afterWin?.(state) : 'The Losing Move';
  if (!label) return null;

  async function start(): Promise<void> {
    const controller = new AbortController();
    setSearch(controller);
    setAnswer(null);
    const found = await findTurningPoint(game, store.getSnapshot(), controller.signal);
    if (controller.signal.aborted) return;
    setSearch(null);
    if (!found || found.taken === 0) setAnswer(found?.why ?? UNKNOWN);
    else if (needsQuestion(found)) setAsked(found);
    else goBack(found);
  }

  function stop(): void {
    search?.abort();
    setSearch(null);
  }

  function goBack({ taken, why, mark }: FoundTurningPoint): void {
    // The question and, on some boards, this button go before the board takes the focus.
    flushSync(() => {
      setAsked(null);
      store.send({ type: 'go-back', moves: taken });
      store.send({ type: 'show-notice', text: why, mark });
    });
    board.focus();
  }

  return (
    <>
      <button type="button" className={`inline rimmed ${styles.turningPoint}`} onClick={() => (search ? stop() : void start())}>
        <Icon icon={History} size={20} /> <span aria-live="polite">{search ? SEARCHING : (answer ?? label)}</span>
      </button>
      {asked && (
        <ConfirmDialog
          question={`Go back ${asked.taken} moves?`}
          consequence={game.undoSupport === 'undo-and-redo' ? 'You can redo them until your next move.' : "You can't redo them."}
          cancelLabel="Stay Here"
          confirmLabel="Go Back"
          onAnswer={(isYes) => (isYes ? goBack(asked) : setAsked(null))}
        />
      )}
    </>
  );
}
