// Creates a loop of a card game from the tables of some moves: cards that change their pile fly, the others shift or turn over in place.
import type { Card as PlayedCard } from '#app/card-kit/rules/cards.ts';
import { drawCard, drawCardBack, getCardHeight, type SpriteLook } from '../drawing/sprite.ts';
import { toDrawnCard } from '../play/played-cards.ts';
import { drawFinger, easeInOut, getProgress, interpolate, type Loop } from './loop.ts';

export interface PlacedCard {
  readonly card: PlayedCard;
  readonly pile: string; // a card flies if its pile changes
  readonly x: number; // upper left corner
  readonly y: number;
  readonly width: number;
  readonly isFaceUp: boolean;
  readonly look?: SpriteLook;
}

export interface DrawnTable {
  /** Everything but the cards. */
  readonly surroundings: string;
  /** From the bottom to the top. A card in the middle of a pile may be missing. */
  readonly cards: readonly PlacedCard[];
  /** What lies on top of standing cards. */
  readonly onTop?: string;
  /** Whether a finger dragged the cards here. */
  readonly isDragged?: boolean;
  /** Ms between the departures of two cards; 0 if they move together. */
  readonly staggerMs?: number;
}

const FLIGHT_MS = 400;
const REST_MS = 150; // between two moves
const FIRST_REST_MS = 700;
const LAST_REST_MS = 1200;
const ENDING_MS = 450;
const TURN_START = 0.4; // of the flight: a card turns over once the one on top of it has left

function drawSprite({ card, width, isFaceUp, look }: PlacedCard, x: number, y: number, lift: number): string {
  const lifted = { ...look, lift };
  return isFaceUp ? drawCard(toDrawnCard(card), x, y, width, lifted) : drawCardBack(x, y, width, lifted);
}

/** Draws a card between two places; `progress` runs from 0 to 1. */
function drawBetween(before: PlacedCard, after: PlacedCard, progress: number): string {
  const eased = easeInOut(progress);
  const isFlying = before.pile !== after.pile;
  const x = interpolate(before.x, after.x, eased);
  const y = interpolate(before.y, after.y, eased);
  const width = interpolate(before.width, after.width, eased);
  const lift = isFlying ? Math.sin(progress * Math.PI) : 0;
  // A card that is uncovered, or about to be covered, shows its whole face.
  const shown = progress < 1 && !before.look?.style ? before : after;
  if (before.isFaceUp === after.isFaceUp) return drawSprite({ ...shown, width }, x, y, lift);
  const turn = isFlying ? progress : getProgress(progress, TURN_START, 1);
  const squeeze = Math.max(0.02, Math.abs(Math.cos(turn * Math.PI)));
  const center = { x: x + width / 2, y: y + getCardHeight(width) / 2 };
  const sprite = drawSprite({ ...(turn < 0.5 ? before : after), width }, -width / 2, -getCardHeight(width) / 2, lift);
  return `<g transform="translate(${center.x} ${center.y}) scale(${squeeze} 1)">${sprite}</g>`;
}

interface Transition {
  readonly before: DrawnTable;
  readonly after: DrawnTable;
  readonly start: number; // ms
  readonly end: number;
}

/** Lists the cards of the second table that fly there, in the order of their departure. */
function listFlying({ before, after }: Pick<Transition, 'before' | 'after'>): PlacedCard[] {
  const piles = new Map(before.cards.map(({ card, pile }) => [card, pile]));
  return after.cards.filter(({ card, pile }) => piles.has(card) && piles.get(card) !== pile);
}

/** Lists the transitions between the tables, one after the other. */
function listTransitions(tables: readonly DrawnTable[]): Transition[] {
  let start = FIRST_REST_MS;
  return tables.slice(1).map((after, index) => {
    const before = tables[index]!;
    const stagger = (after.staggerMs ?? 0) * Math.max(0, listFlying({ before, after }).length - 1);
    const end = start + FLIGHT_MS + stagger;
    const transition = { before, after, start, end };
    start = end + (after.staggerMs === undefined ? REST_MS : 0);
    return transition;
  });
}

function drawTransition(transition: Transition, at: number): string {
  const { before, after, start, end } = transition;
  const places = new Map(before.cards.map((placed) => [placed.card, placed]));
  const flying = listFlying(transition);
  const standing = after.cards.filter((placed) => !flying.includes(placed));
  const getCardProgress = (index: number) => {
    const departure = start + index * (after.staggerMs ?? 0);
    return getProgress(at, departure, departure + FLIGHT_MS);
  };
  // A card of the first table that the second one no longer shows lies under a card that is still on its way.
  const kept = new Set(after.cards.map(({ card }) => card));
  const covered = before.cards.filter(({ card }) => !kept.has(card)).map((placed) => drawBetween(placed, placed, 0));
  const still = standing.map((placed) => drawBetween(places.get(placed.card) ?? placed, placed, getProgress(at, start, end)));
  const moving = flying.map((placed, index) => drawBetween(places.get(placed.card)!, placed, getCardProgress(index)));
  const [lead] = flying;
  const finger = after.isDragged && lead ? drawLeadFinger(places.get(lead.card)!, lead, getCardProgress(0)) : '';
  const { surroundings, onTop = '' } = at < (start + end) / 2 ? before : after;
  return [surroundings, ...covered, ...still, onTop, ...moving, finger].join('');
}

/** Draws the finger on the first card of a dragged run. */
function drawLeadFinger(before: PlacedCard, after: PlacedCard, progress: number): string {
  const eased = easeInOut(progress);
  const x = interpolate(before.x, after.x, eased) + after.width / 2;
  const y = interpolate(before.y, after.y, eased) + after.width * 1.05; // below the rank and the suit
  return drawFinger(x, y, Math.min(1, Math.sin(progress * Math.PI) * 3));
}

/** `drawEnding` draws on top of the last table; its progress runs from 0 to 1. */
export function createCardLoop(tables: readonly DrawnTable[], drawEnding?: (progress: number) => string): Loop {
  const transitions = listTransitions(tables);
  const { end } = transitions.at(-1)!;
  return {
    ms: end + LAST_REST_MS,
    draw(at) {
      const current = transitions.findLast(({ start }) => at >= start) ?? transitions[0]!;
      const ending = at > end && drawEnding ? drawEnding(getProgress(at, end, end + ENDING_MS)) : '';
      return drawTransition(current, at) + ending;
    },
  };
}
