// View of Solitaire: renders the table and turns presses on cards into moves.
import type { Pile } from '#app/card-kit/rules/piles.ts';
import { useRef, useState, type MouseEvent } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import { CARD_BACK, FOUR_COLOR, LARGE_PRINT, STOCK_RIGHT } from '#app/games/solitaire/preferences.ts';
import type { SolitaireEvent } from '#app/games/solitaire/rules/events.ts';
import { canFinish } from '#app/games/solitaire/rules/finish.ts';
import { findBestPlace, type SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { isColumn, isFoundation, isWon, getLeadCard, getTopCard, WASTE, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { Button } from '#app/components/ui/controls/button.tsx';
import { Field } from '#app/game-kit/slots.tsx';
import { Cascade } from './cascade.tsx';
import { Column, Foundation, Stock, Waste, type PileLooks } from './piles.tsx';
import { PILES, STOCK, type Spot } from './spots.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useDrag } from './use-drag.ts';
import { shake, useFlights } from './use-flights.ts';
import { describeHold, useHold, type Hold } from './use-hold.ts';
import styles from './view.module.css';

const DOUBLE_TAP_MS = 300;
const FOUNDATIONS = PILES.filter(isFoundation);
const COLUMNS = PILES.filter(isColumn);

/** The pressed element; the stock, even if a card that flies from it is above it. */
function findPressedElement({ target, clientX, clientY, detail }: MouseEvent): HTMLElement | null {
  const stock = detail > 0 ? document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-stock]')) : undefined;
  return (stock ?? (target as Element)).closest<HTMLElement>('[data-pile]');
}

/** Whether to play the win animation: once per game, and not for a restored win. */
function useCelebration(state: SolitaireState, events: readonly SolitaireEvent[]): boolean {
  const [stage, setStage] = useState<'ahead' | 'now' | 'over'>('ahead');
  if (stage === 'ahead' && events.some(({ type }) => type === 'won')) setStage('now');
  if (stage === 'now' && !isWon(state)) setStage('over');
  return stage === 'now';
}

export function View({ state, events, isPaused, hint, preferences, play }: ViewProps<SolitaireState, SolitaireMove, SolitaireEvent>) {
  const board = useRef<HTMLDivElement>(null);
  const isMirrored = preferences[STOCK_RIGHT.id] === true;
  const lastTap = useRef({ pile: -1, at: -Infinity });
  const { hold, take, follow, release } = useHold(state);
  const move = (from: Pile, to: Pile, count: number) => {
    release();
    play({ type: 'move', from, to, count });
  };
  const onRelease = useFlights(board, state, events);
  const isCelebrating = useCelebration(state, events);
  const { drag, handlers } = useDrag({ board, state, isPaused, onRelease, onDrop: move });

  /** Sends cards to their best pile and returns it. */
  function send({ pile, count }: Spot): Pile | null {
    const to = findBestPlace(state, pile, count);
    release();
    play({ type: 'send', from: pile, count });
    if (to === null) shake(board.current?.querySelector(`[data-pile="${pile}"][data-count="${count}"]`));
    return to;
  }

  /** Handles a press: places held cards, draws, picks up a foundation card, or sends cards to their best pile and returns it. */
  function press({ pile, count }: Spot, held: Hold | null): Pile | null {
    if (held?.targets.includes(pile)) move(held.pile, pile, held.count);
    else if (held && !held.isSent) release();
    else if (pile === STOCK) play({ type: 'draw' });
    else if (count > 0 && !(isFoundation(pile) && take(pile, 1))) return send({ pile, count });
    return null;
  }

  function tap(event: MouseEvent): void {
    const data = findPressedElement(event)?.dataset;
    if (!data) return;
    const [pile, count] = [Number(data['pile']), Number(data['count'] ?? 0)];
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const isDoubleTap = (event.detail > 1 || isTouch) && event.timeStamp - lastTap.current.at < DOUBLE_TAP_MS;
    const isSamePlace = lastTap.current.pile === pile || hold?.pile === pile;
    lastTap.current = { pile, at: event.timeStamp };
    // Ignore the second tap of a double tap: its card has moved, and another one may be there now.
    if (isDoubleTap && isSamePlace && pile !== STOCK) return;
    const to = press({ pile, count }, hold?.isSent && count > 1 ? null : hold);
    if (to !== null) follow(getLeadCard(state, pile, count), to, count);
  }

  const keys = useCardKeys({ board, state, isMirrored, hold, press, send, take, release, draw: () => play({ type: 'draw' }) });

  const targets = drag?.targets ?? hold?.targets ?? [];
  const hintMove = hint?.type === 'move' ? hint : null;
  const getPileLooks = (pile: Pile): PileLooks => ({
    isLarge: preferences[LARGE_PRINT.id] === true,
    isTarget: targets.includes(pile),
    isHintTarget: hintMove?.to === pile,
    held: hold?.pile === pile && !hold.isSent ? hold.count : 0,
    dragged: drag?.pile === pile ? drag.count : 0,
    hinted: hintMove?.from === pile ? hintMove.count : pile === STOCK && hint?.type === 'draw' ? 1 : 0,
    stop: keys.stop.pile === pile ? keys.stop.count : null,
  });

  const topRow = [
    <Stock key="stock" left={state.talon.length - state.drawn} drawn={state.drawn} draws={state.options.draws} {...getPileLooks(STOCK)} />,
    <Waste key="waste" cards={state.talon.slice(0, state.drawn)} {...getPileLooks(WASTE)} />,
    ...(isMirrored ? FOUNDATIONS.toReversed() : FOUNDATIONS).map((pile) => (
      <Foundation key={pile} pile={pile} top={getTopCard(state, pile)} {...getPileLooks(pile)} />
    )),
  ];

  return (
    <div className={styles.game} data-four-color={preferences[FOUR_COLOR.id] || undefined} data-card-back={preferences[CARD_BACK.id]}>
      <Field>
        <div
          ref={board}
          role="group"
          aria-label="Table"
          className={styles.board}
          data-dragging={drag !== null || undefined}
          onClick={tap}
          {...handlers}
          {...keys.handlers}
        >
          {isMirrored ? topRow.toReversed() : topRow}
          {COLUMNS.map((pile) => (
            <Column key={pile} pile={pile} cards={state.columns[pile] ?? []} hidden={state.hidden[pile] ?? 0} {...getPileLooks(pile)} />
          ))}
          {isCelebrating && <Cascade />}
        </div>
        {canFinish(state) && (
          <span className={styles.finish} data-hint={hint?.type === 'finish' || undefined}>
            <Button onClick={() => play({ type: 'finish' })}>Finish</Button>
          </span>
        )}
      </Field>
      <p aria-live="polite" className="visually-hidden">
        {hold && !hold.isSent && describeHold(state, hold)}
      </p>
    </div>
  );
}
