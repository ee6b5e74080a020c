// Counts of games, people and other items. Texts take their numbers from here instead of stating them.
import { games } from './catalogue.ts';
import { faq } from './faq.ts';
import { team } from './team.ts';
import { registry } from '#app/games/registry.ts';

const liveCount = games.filter((game) => game.status === 'Live').length;

export const counts = {
  games: games.length,
  liveGames: liveCount,
  comingSoonGames: games.length - liveCount,
  miniGames: registry.length,
  people: team.length,
  questions: faq.length,
} as const;
