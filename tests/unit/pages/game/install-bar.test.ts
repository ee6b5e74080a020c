// Tests when the bar with the link to the store shows: below the first screen, where neither the badges nor the footer are in view.
import { expect, it } from 'vitest';
import { mockModule } from '#tests/unit/mock-module.ts';
import { render } from '#tests/unit/render.ts';
import { createExamplePicture } from '#tests/unit/components/ui/pictures/example-picture.ts';

const FOOTER = 'body > footer';
const BADGES = '[data-stores]';

it.each([
  ['shows', true, [], true],
  ['waits until the visitor scrolls', false, [], false],
  ['gives way to the badges', true, [BADGES], false],
  ['gives way to the footer', true, [FOOTER], false],
] as const)('%s', async (_, isScrolled, inView: readonly string[], isShown) => {
  mockModule('#app/layout/lib/use-scrolled-past.ts', { useScrolledPast: () => isScrolled });
  mockModule('#app/components/ui/lib/use-in-view.ts', { useInView: (selector: string) => inView.includes(selector) });
  const { InstallBar } = await import('#app/pages/game/sections/install-bar.tsx');
  const markup = render(InstallBar, { game: { title: 'Bean Jar', rating: 0, icon: createExamplePicture('icon') }, path: '/get/bean-jar' });
  expect(markup.includes('href="/get/bean-jar"')).toBe(isShown);
});
