// The mark on each tile of the arcade: a small toy that says which game it is.

const MARKS: Record<string, string> = {
  'tic-tac-toe': 'M12 12 24 24M24 12 12 24M34 36a7 7 0 1 0 14 0 7 7 0 1 0-14 0M30 8v44M8 30h44',
  memory: 'M10 14h18v30H10zM32 14h18v30H32zM41 24l2 4 4 .5-3 3 .8 4-3.800-2-3.800 2 .8-4-3-3 4-.5z',
  'color-match': 'M8 30a14 14 0 1 0 28 0 14 14 0 1 0-28 0M24 30a14 14 0 1 0 28 0 14 14 0 1 0-28 0',
  snake: 'M10 44h26a8 8 0 0 0 0-16H24a8 8 0 0 1 0-16h22M44 12h.1',
  puzzle: 'M10 10h18v18H10zM32 10h18v18H32zM10 32h18v18H10z',
  hangman: 'M12 52V8h26v8M38 16a5 5 0 1 0 .1 0M38 26v14M38 30l-7 5M38 30l7 5M38 40l-6 9M38 40l6 9',
  minesweeper: 'M18 30a12 12 0 1 0 24 0 12 12 0 1 0-24 0M30 8v10M30 42v10M8 30h10M42 30h10M15 15l6 6M45 15l-6 6M15 45l6-6M45 45l-6-6',
  wordle: 'M8 22h12v16H8zM24 22h12v16H24zM40 22h12v16H40z',
  '2048': 'M10 10h40v40H10zM22 24c2-6 16-5 14 2-1 4-8 7-14 11h15',
  sudoku: 'M8 8h44v44H8zM8 22.700h44M8 37.300h44M22.700 8v44M37.300 8v44',
  solitaire: 'M14 10h24v32H14zM22 18h24v32H22zM34 40c-8-6-8-12-4-12 2 0 3 1 4 3 1-2 2-3 4-3 4 0 4 6-4 12z',
  tetris: 'M8 38h14v14H8zM22 38h14v14H22zM36 38h14v14H36zM22 24h14v14H22z',
};

export function TileMark({ id }: { id: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 60 60"
      width={44}
      height={44}
      fill="none"
      stroke="currentcolor"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={MARKS[id]} />
    </svg>
  );
}
