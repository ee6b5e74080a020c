// Hints for Block Blitz: the best placements, with reasons.
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import { findNeighbor, getPlaceName, lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { CELL_COUNT, SIDE, type Field, findFullLines, withPiece } from './rules/field.ts';
import { type BlockBlitzState, isOver, listPlacements, rules, type BlockBlitzMove } from './rules/rules.ts';
import type { Hints } from '#app/game-kit/contract.ts';
import { getPieceName } from './text.ts';
import type { Piece } from './rules/pieces.ts';

/** The number of sides of empty cells that are against a block or the rim. */
function countEdges(field: Field): number {
  let edges = 0;
  for (let cell = 0; cell < CELL_COUNT; cell += 1) {
    if (field[cell] !== null) continue;
    for (const direction of DIRECTIONS) if (field[findNeighbor(cell, direction, SIDE) ?? -1] !== null) edges += 1;
  }
  return edges;
}

/** The higher, the better. */
function ratePosition({ score, combo, field }: BlockBlitzState): number {
  return score * 0.02 + combo * 24 - countEdges(field);
}

/** How many positions are followed to the end of the turn. */
const BEAM_WIDTH = 8;
const OVER_RATING = -1000;

interface Candidate {
  readonly first: BlockBlitzMove;
  readonly state: BlockBlitzState;
  readonly rating: number;
}

function playPlacement(state: BlockBlitzState, move: BlockBlitzMove): BlockBlitzState {
  const result = rules.play(state, move);
  return 'state' in result ? result.state : state;
}

/** All placements from a position, best first; `first` is the move that led to the position. */
function rankPlacements(state: BlockBlitzState, first: BlockBlitzMove | null): Candidate[] {
  return listPlacements(state)
    .map((move) => {
      const next = playPlacement(state, move);
      return { first: first ?? move, state: next, rating: isOver(next) ? OVER_RATING : ratePosition(next) };
    })
    .toSorted((a, b) => b.rating - a.rating);
}

const bestMovesCache = new WeakMap<BlockBlitzState, readonly BlockBlitzMove[]>();

/** The first placements of the best ways to place all pieces of this turn, best first. */
function findBestMoves(start: BlockBlitzState): readonly BlockBlitzMove[] {
  let beam = rankPlacements(start, null).slice(0, BEAM_WIDTH);
  while (beam.some(({ state }) => state.turn === start.turn && !isOver(state))) {
    beam = beam
      .flatMap((candidate) =>
        candidate.state.turn > start.turn || isOver(candidate.state)
          ? candidate
          : rankPlacements(candidate.state, candidate.first).slice(0, BEAM_WIDTH),
      )
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, BEAM_WIDTH);
  }
  return [...new Set(beam.map(({ first }) => first))];
}

function listBestMoves(state: BlockBlitzState): readonly BlockBlitzMove[] {
  const moves = bestMovesCache.get(state) ?? findBestMoves(state);
  bestMovesCache.set(state, moves);
  return moves;
}

/** The reason for a placement: the lines that it bursts, or that it leaves the field tidy. */
function explainMove(state: BlockBlitzState, { slot, row, column }: BlockBlitzMove): string {
  const piece = state.tray[slot] as Piece;
  const place = `${getPieceName(piece)}, fits at ${lowercaseFirst(getPlaceName(row * SIDE + column, SIDE))}`;
  const { rows, columns } = findFullLines(withPiece(state.field, piece, row, column) ?? state.field);
  const lines = rows.length + columns.length;
  if (lines === 0) return `${place} and leaves room for the others.`;
  return `${place} and bursts ${lines === 1 ? 'a line' : `${lines} lines`}.`;
}

export const hints: Hints<BlockBlitzState, BlockBlitzMove> = { moves: listBestMoves, why: explainMove };
