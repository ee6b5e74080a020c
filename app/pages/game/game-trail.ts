// The trail from home to a game, as its page shows it and reports it to search engines.
import type { GameDetail } from '#app/content/game-detail.ts';
import type { NavigationItem } from '#app/content/navigation.ts';

export function gameTrail({ title, path }: GameDetail): NavigationItem[] {
  return [
    { name: 'Our Games', path: '/games' },
    { name: title, path },
  ];
}
