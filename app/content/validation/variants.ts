// The ids of the variants of each mini game, read from its rules.
import type { Site } from './site.ts';

const modules = import.meta.glob<{ readonly rules: { readonly variants: readonly { readonly id: string }[] } }>(
  '/app/games/*/rules/rules.ts',
  {
    eager: true,
  },
);

export const variants: Site['variants'] = Object.fromEntries(
  Object.entries(modules).map(([file, { rules }]) => [file.split('/')[3] ?? '', rules.variants.map(({ id }) => id)]),
);
