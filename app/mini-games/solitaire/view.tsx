// The table of Solitaire: what a press on a card means, and everything that can be seen of it.
import { useRef, type MouseEvent } from 'react';
import type { ViewProps } from '#app/mini-games/contract.ts';
import { Button } from '#app/ui/button.tsx';
import { Figures } from '#app/ui/figures.tsx';
import { Cascade } from './cascade.tsx';
import { bestPlace, type SolitaireMove } from './moves.ts';
import { Column, Foundation, Stock, Waste, type PileLooks } from './piles.tsx';
import { PILES, STOCK, type Spot } from './spots.ts';
import { canFinish, isColumn, isFoundation, isWon, leaderOf, topOf, WASTE, type Pile, type SolitaireState } from './table.ts';
import { useCardKeys } from './use-card-keys.tsx';
import { useDrag } from './use-drag.tsx';
import { shake, useFlights } from './use-flights.tsx';
import { holdWords, useHold } from './use-hold.tsx';
import styles from './view.module.css';

const DOUBLE_TAP_MS = 300;
const FOUNDATIONS = PILES.filter(isFoundation);
const COLUMNS = PILES.filter(isColumn);

export function View({ state, isPaused, hint, preferences, play }: ViewProps<SolitaireState, SolitaireMove>) {
  const board = useRef<HTMLDivElement>(null);
  const lastTap = useRef({ pile: -1, at: -Infinity });
  const { hold, take, follow, release } = useHold(state);
  const move = (from: Pile, to: Pile, count: number) => {
    release();
    play({ type: 'move', from, to, count });
  };
  const onLift = useFlights(board, state);
  const { drag, handlers } = useDrag({ board, state, isPaused, onLift, onDrop: move });

  /** Sends cards to their best place; a second tap may still choose another one. */
  function send({ pile, count }: Spot): void {
    const to = bestPlace(state, pile, count);
    play({ type: 'send', from: pile, count });
    if (to !== null) follow(leaderOf(state, pile, count), to, count);
    else shake(board.current?.querySelector(`[data-pile="${pile}"][data-count="${count}"]`));
  }

  /** Puts held cards down, draws, picks a card of a foundation up, or sends cards to their best place. */
  function press(spot: Spot): void {
    if (isPaused) return;
    if (hold?.targets.includes(spot.pile)) move(hold.pile, spot.pile, hold.count);
    else if (hold && !hold.isSent) release();
    else if (spot.pile === STOCK) play({ type: 'draw' });
    else if (spot.count > 0 && !(isFoundation(spot.pile) && take(spot.pile, 1))) send(spot);
  }

  function tap(event: MouseEvent): void {
    const { pile, count } = (event.target as Element).closest<HTMLElement>('[data-pile]')?.dataset ?? {};
    if (pile === undefined) return;
    const spot = { pile: Number(pile), count: Number(count ?? 0) };
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const isSecond = (event.detail > 1 || isTouch) && event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
    const { pile: last } = lastTap.current;
    lastTap.current = { pile: spot.pile, at: event.timeStamp };
    // The second half of a double tap is meant for the card that has gone, or for the one that has just come.
    if (isSecond && spot.pile !== STOCK && (last === spot.pile || hold?.pile === spot.pile)) return;
    press(spot);
  }

  const keys = useCardKeys({ board, state, hold, press, send, take, release, draw: () => play({ type: 'draw' }) });

  const targets = drag?.targets ?? hold?.targets ?? [];
  const hintMove = hint?.type === 'move' ? hint : null;
  const looksOf = (pile: Pile): PileLooks => ({
    isLarge: preferences['large-print'] ?? false,
    isTarget: targets.includes(pile),
    isHintTarget: hintMove?.to === pile,
    held: hold?.pile === pile && !hold.isSent ? hold.count : 0,
    dragged: drag?.pile === pile ? drag.count : 0,
    hinted: hintMove?.from === pile ? hintMove.count : pile === STOCK && hint?.type === 'draw' ? 1 : 0,
    stop: keys.stop.pile === pile ? keys.stop.count : null,
  });

  return (
    <div className={styles.frame} data-four-color={preferences['four-color'] || undefined}>
      <div className={styles.head}>
        <Figures items={[['Score', state.score]]} />
        {canFinish(state) && (
          <span className={styles.finish} data-hint={hint?.type === 'finish' || undefined}>
            <Button onClick={() => play({ type: 'finish' })}>Finish</Button>
          </span>
        )}
      </div>
      <div
        ref={board}
        role="group"
        aria-label="Table"
        className={styles.board}
        data-dragging={drag !== null || undefined}
        data-second-thought={hold?.isSent || undefined}
        onClick={tap}
        {...handlers}
        {...keys.handlers}
      >
        <Stock left={state.talon.length - state.drawn} drawn={state.drawn} draws={state.options.draws} {...looksOf(STOCK)} />
        <Waste cards={state.talon.slice(0, state.drawn)} {...looksOf(WASTE)} />
        {FOUNDATIONS.map((pile) => (
          <Foundation key={pile} pile={pile} top={topOf(state, pile)} {...looksOf(pile)} />
        ))}
        {COLUMNS.map((pile) => (
          <Column key={pile} pile={pile} cards={state.columns[pile] ?? []} hidden={state.hidden[pile] ?? 0} {...looksOf(pile)} />
        ))}
        {isWon(state) && <Cascade />}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {hold && !hold.isSent && holdWords(state, hold)}
      </p>
    </div>
  );
}
