// The ids of the variants of each mini game, read from its rules. They are loaded with this module: a command can load nothing afterwards.
import { registry } from '#app/games/registry.ts';
import type { Site } from './site.ts';

const games = registry.map(async ({ id, load }) => [id, (await load()).game.rules.variants.map((variant) => variant.id)] as const);

export const variants: Site['variants'] = Object.fromEntries(await Promise.all(games));
