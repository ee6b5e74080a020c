// Counts of games, people and other items. Texts take their numbers from here instead of stating them.
import { caseStudies } from './case-studies.ts';
import { games } from './catalogue.ts';
import { faq } from './faq.ts';
import { studio } from './studio.ts';
import { team } from './team.ts';
import { registry } from '#app/games/registry.ts';

const liveCount = games.filter((game) => game.status === 'Live').length;

export const counts = {
  games: games.length,
  liveGames: liveCount,
  comingSoonGames: games.length - liveCount,
  miniGames: registry.length,
  people: team.length,
  offices: studio.offices.length,
  countries: new Set(studio.offices.map((office) => office.countryCode)).size,
  caseStudies: caseStudies.length,
  questions: faq.length,
} as const;
