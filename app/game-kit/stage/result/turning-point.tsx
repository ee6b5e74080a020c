// The button that goes back to the move that lost a game. While it searches, it stops the search; where nothing is known, it says so.
import { History } from 'lucide';
import { useEffect, useState } from 'react';
import { Icon } from '#app/components/ui/icon.tsx';
import { findTurningPoint, goBack } from '#app/game-kit/session/turning-point.ts';
import { useSnapshot, useStage } from '#app/game-kit/stage/stage-context.ts';
import styles from './result-card.module.css';

const UNKNOWN = "I can't tell which move lost it.";
const SEARCHING = 'Searching… Stop';

/** There is none in games and variants without a search, nor after a win that could not have been better. */
export function TurningPoint() {
  const { game, store } = useStage();
  const { state, variant, outcome } = useSnapshot((snapshot) => snapshot);
  const [search, setSearch] = useState<AbortController | null>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  useEffect(() => () => search?.abort(), [search]);
  // After another move it is another question.
  useEffect(() => {
    setSearch(null);
    setAnswer(null);
  }, [state]);
  const { turningPoints } = game;
  if (!turningPoints || turningPoints.supports?.(variant.options) === false) return null;
  const endLabel = outcome?.result === 'lost' ? 'The Losing Move' : turningPoints.afterWin?.(state);
  // Where the game could still count, the player is told what it costs.
  const label = outcome ? endLabel : 'Go Back, as Practice';
  if (!label) return null;

  async function start(): Promise<void> {
    const controller = new AbortController();
    setSearch(controller);
    setAnswer(null);
    const found = await findTurningPoint(game, store.getSnapshot(), controller.signal);
    if (controller.signal.aborted) return;
    setSearch(null);
    if (found && found.taken > 0) store.send({ type: 'go-back', from: (session, now) => goBack(game, session, found, now) });
    else setAnswer(found?.why ?? UNKNOWN);
  }

  function stop(): void {
    search?.abort();
    setSearch(null);
  }

  return (
    <button type="button" className={styles.turningPoint} onClick={() => (search ? stop() : void start())}>
      <Icon icon={History} size={20} /> <span aria-live="polite">{search ? SEARCHING : (answer ?? label)}</span>
    </button>
  );
}
