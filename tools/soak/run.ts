// `npx node tools/soak/run.ts [moves [seed]]`: plays a million random moves over all games and variants, checks every state, and checks the
// daily boards of the next 1,000 days.
import { getLocalDay } from '#app/arcade/daily/model/calendar.ts';
import { loadDailyGames, soakDays } from './daily-boards.ts';
import { loadSoakGames, soak, soakStarts } from './soak.ts';

const STARTS_PER_VARIANT = 10_000; // only for games whose invariants check a new game
const DAYS = 1000;

const total = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? crypto.getRandomValues(new Uint32Array(1))[0]) >>> 0;
const games = await loadSoakGames();
const moves = Math.ceil(total / games.flatMap(({ rules }) => rules.variants).length);

console.log(`${moves} moves for each variant; again: npx node tools/soak/run.ts ${total} ${seed}`);
console.table(
  games.flatMap((game) =>
    game.rules.variants.map(({ label }, variant) => ({
      game: game.title,
      variant: label,
      ...soak(game, { variant, seed, moves }),
      starts: soakStarts(game, variant, seed, STARTS_PER_VARIANT),
    })),
  ),
);
console.log(`Boards of the next ${DAYS} days, all of them proven`);
console.table(Object.fromEntries(soakDays(await loadDailyGames(), getLocalDay(new Date()), DAYS)));
