// `npx node tools/bench/soak.ts [moves [seed]]`: plays a million random moves over all games and variants, checks every state, and checks the daily boards of the
// next 1,000 days.
import { getLocalDay } from '#app/arcade/daily/model/calendar.ts';
import { loadDailyGames, soakDays } from './soak/daily-boards.ts';
import { loadSoakGames, soak, soakStarts } from './soak/soak.ts';

const DEFAULT_MOVES = 1_000_000;
const STARTS_PER_VARIANT = 10_000; // only for games whose invariants check a new game
const DAYS = 1000;

/** Parses an argument; anything but a non-negative integer ends the command. */
function parseCount(text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (!Number.isSafeInteger(value) || value < 0) {
    console.error(`"${text}" is no whole number. Usage: npx node tools/bench/soak.ts [moves [seed]]`);
    process.exit(1);
  }
  return value;
}

const total = parseCount(process.argv[2], DEFAULT_MOVES);
const seed = parseCount(process.argv[3], crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) >>> 0;
const games = await loadSoakGames();
const movesPerVariant = Math.ceil(total / games.flatMap(({ rules }) => rules.variants).length);

console.log(`Seed ${seed}, ${movesPerVariant} moves for each variant`);
const startedAt = performance.now();
const rows = games.flatMap((game) =>
  game.rules.variants.map(({ label }, variant) => {
    const before = performance.now();
    const { played, refused, finished } = soak(game, { variant, seed, moves: movesPerVariant });
    const seconds = (performance.now() - before) / 1000;
    return {
      game: game.title,
      variant: label,
      moves: played,
      refused,
      'games finished': finished,
      'starts checked': soakStarts(game, variant, seed, STARTS_PER_VARIANT),
      'moves a second': Math.round(played / seconds),
    };
  }),
);
console.table(rows);
const seconds = (performance.now() - startedAt) / 1000;
const moves = rows.reduce((sum, row) => sum + row.moves, 0);
console.log(
  `${moves} moves without a broken rule in ${seconds.toFixed(1)} s, ${Math.round(moves / seconds)} a second; again: npx node tools/bench/soak.ts ${total} ${seed}`,
);

const today = getLocalDay(new Date());
const daysStartedAt = performance.now();
const boards = soakDays(await loadDailyGames(), today, DAYS);
const daysSeconds = (performance.now() - daysStartedAt) / 1000;
const boardCount = [...boards.values()].reduce((sum, count) => sum + count, 0);
console.table(Object.fromEntries(boards));
console.log(`${boardCount} boards of the days ${today} to ${today + DAYS - 1}, all of them proven, in ${daysSeconds.toFixed(1)} s`);
