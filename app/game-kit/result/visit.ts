// Counts the games that were finished since the page was loaded.

let finishedGames = 0;

export function countFinishedGame(): void {
  finishedGames += 1;
}

/** Whether the visitor has stayed for more than one game. */
export function hasFinishedSeveral(): boolean {
  return finishedGames > 1;
}
