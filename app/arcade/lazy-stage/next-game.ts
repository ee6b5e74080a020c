// Chooses the mini game that a result suggests.

/** The first of the `suggested` ids that is one of the site's `games`; the game on the next tile if none is. */
export function chooseNextGame<Game extends { readonly id: string }>(
  game: Game,
  games: readonly Game[],
  suggested: readonly string[] = [],
): Game {
  const [next = games[(games.indexOf(game) + 1) % games.length]] = suggested.flatMap((id) => games.filter((other) => other.id === id));
  return next ?? game;
}
