// Turns taps, drags and keys on a table into moves of a card game, and says how each pile looks.
import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { ViewProps } from '#app/game-kit/contract.ts';
import type { Pile, PileMove, SendMove } from '#app/card-kit/rules/piles.ts';
import type { CardGame, CardTableState } from './card-game.ts';
import type * as cascade from './cascade.ts';
import type { PileLooks } from './piles.tsx';
import type { Layout, Spot } from './spots.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useDrag } from './use-drag.ts';
import { shake, useFlights, type FlightOptions } from './use-flights.ts';
import { describeHold, useHold, type Hold } from './use-hold.ts';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 10; // a finger that taps twice strays less

interface Tap {
  readonly pile: Pile;
  readonly x: number; // in the window, in px
  readonly y: number;
  readonly atMs: number;
}

/** Whether two taps are one double tap. Two on different cards of a column are two moves, however quick. */
export function isDoubleTap(first: Tap, second: Tap): boolean {
  const isNear = Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP_PX;
  return isNear && second.pile === first.pile && second.atMs - first.atMs < DOUBLE_TAP_MS;
}

/** The pressed element; the stock, even if a card that flies from it is above it. */
function findPressedElement({ target, clientX, clientY, detail }: MouseEvent): HTMLElement | null {
  const stock = detail > 0 ? document.elementsFromPoint(clientX, clientY).find((element) => element.matches('[data-stock]')) : undefined;
  return (stock ?? (target as Element)).closest<HTMLElement>('[data-pile]');
}

/** Plays the win animation: once per game, and not for a restored win. Decoration: if it fails to load, go on without. */
function useCascade(
  board: RefObject<HTMLElement | null>,
  events: FlightOptions['events'],
  loadCascade: CardTableOptions<never>['loadCascade'],
): void {
  const hasPlayed = useRef(false);
  useEffect(() => {
    if (hasPlayed.current || events.at(-1)?.type !== 'won') return;
    hasPlayed.current = true;
    const playing = loadCascade().then(
      ({ playCascade }) => playCascade(board.current),
      () => {},
    );
    return () => void playing.then((stop) => stop?.());
  }, [board, events, loadCascade]);
}

/** What the table reads of the view's props. */
interface TableProps<State> extends Pick<ViewProps<State, PileMove | SendMove>, 'state' | 'isPaused' | 'play'> {
  readonly events: FlightOptions['events'];
  readonly hint: { readonly type: string } | PileMove | null;
}

interface CardTableOptions<State extends CardTableState> {
  readonly game: CardGame<State>;
  readonly layout: Layout;
  readonly isUntouched: boolean;
  /** Loads the win animation. Here it would cost the chunk of all card games more than it costs each of them. */
  loadCascade(): Promise<typeof cascade>;
  /** Called when the stock is pressed. */
  onDraw?(): void;
}

export function useCardTable<State extends CardTableState>(
  { state, events, isPaused, hint, play }: TableProps<State>,
  { game, layout, isUntouched, loadCascade, onDraw }: CardTableOptions<State>,
) {
  const board = useRef<HTMLDivElement>(null);
  const lastTap = useRef<Tap>({ pile: -1, x: 0, y: 0, atMs: -Infinity });
  const { hold, take, follow, release } = useHold(game, state);
  const move = (from: Pile, to: Pile, count: number) => {
    release();
    play({ type: 'move', from, to, count });
  };
  useCascade(board, events, loadCascade);
  const onRelease = useFlights({ board, state, isUntouched, events });
  const { drag, handlers: dragHandlers } = useDrag({ game, board, state, isPaused, onRelease, onDrop: move });

  /** Sends cards to their best pile and returns it. */
  function send({ pile, count }: Spot): Pile | null {
    const to = game.findBestPlace(state, pile, count);
    release();
    play({ type: 'send', from: pile, count });
    if (to === null) shake(board.current?.querySelector(`[data-pile="${pile}"][data-count="${count}"]`));
    return to;
  }

  /** Handles a press: places held cards, draws, picks up a foundation card, or sends cards to their best pile and returns it. */
  function press({ pile, count }: Spot, held: Hold | null): Pile | null {
    if (held?.targets.includes(pile)) move(held.pile, pile, held.count);
    else if (held && !held.isSent) release();
    else if (pile === game.stock) onDraw?.();
    else if (count > 0 && !(game.isFoundation(pile) && take(pile, 1))) return send({ pile, count });
    return null;
  }

  function tap(event: MouseEvent): void {
    const data = findPressedElement(event)?.dataset;
    if (!data) return;
    const [pile, count] = [Number(data['pile']), Number(data['count'] ?? 0)];
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    // A second tap may hit the card of the first one in flight.
    const last = { ...lastTap.current, ...(hold?.pile === pile && { pile }) };
    const latest = { pile, x: event.clientX, y: event.clientY, atMs: event.timeStamp };
    lastTap.current = latest;
    // Ignore the second tap of a double tap: its card has moved, and another one may be there now.
    if ((event.detail > 1 || isTouch) && isDoubleTap(last, latest) && pile !== game.stock) return;
    const to = press({ pile, count }, hold?.isSent && count > 1 ? null : hold);
    if (to !== null) follow(game.getLeadCard(state, pile, count), to, count);
  }

  const { tabStop, handlers: keyHandlers } = useCardKeys({
    board,
    layout,
    countReachable: (pile) => game.countReachable(state, pile),
    hold,
    press,
    send,
    take,
    release,
    draw: onDraw ?? null,
  });

  const targets = drag?.targets ?? hold?.targets ?? [];
  const hintMove = hint && 'from' in hint ? hint : null;

  return {
    board,
    isDragging: drag !== null,
    announcement: hold && !hold.isSent ? describeHold(game, state, hold) : null,
    handlers: { onClick: tap, ...dragHandlers, ...keyHandlers },
    /** How a pile looks at the moment. */
    getLooks(pile: Pile): PileLooks {
      const isHintedStock = pile === game.stock && (hint?.type === 'draw' || hint?.type === 'deal');
      return {
        isTarget: targets.includes(pile),
        isHintTarget: hintMove?.to === pile,
        held: hold?.pile === pile && !hold.isSent ? hold.count : 0,
        dragged: drag?.pile === pile ? drag.count : 0,
        hinted: hintMove?.from === pile ? hintMove.count : Number(isHintedStock),
        tabStop: tabStop.pile === pile ? tabStop.count : null,
      };
    },
  };
}

export type CardTable = ReturnType<typeof useCardTable>;
