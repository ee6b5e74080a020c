// What an editor does at each step of docs/editing-content.md: a seventh game, a tenth person, other hours, a new page.
import type { Step } from './guide.ts';
import { draw, firstCode, nothing, type Hand } from './hand.ts';

/** The title is as long as the copied game's, so that its overview still ends a sentence at character 120. */
export const GAME = { slug: 'hedgehog-run', title: 'Hedgehog Run', rating: 4.6, package: 'example.apricotgames.hedgehogrun' } as const;
const MODEL = 'solitaire-go'; // the game whose file is copied

/** The names and sizes in a step, as "icon.png 1024×1024". */
function sizesIn(step: Step): { readonly name: string; readonly width: number; readonly height: number }[] {
  return [...step.text.matchAll(/([a-z0-9-]+\.png)\D*?(?:at least \d)?[^×]*?(\d+)×(\d+)/g)].map(([, name = '', width, height]) => ({
    name,
    width: Number(width),
    height: Number(height),
  }));
}

/** One for each step, in their order. What a step says to run is run after it. */
export const CONTENT_HANDS: readonly Hand[] = [
  {
    section: 'Add a game',
    begins: 'Copy a file of app/content/catalogue/',
    act: (site) => site.write(`app/content/catalogue/${GAME.slug}.ts`, site.read(`app/content/catalogue/${MODEL}.ts`)),
  },
  {
    section: 'Add a game',
    begins: 'Fill it in.',
    act(site) {
      const file = `app/content/catalogue/${GAME.slug}.ts`;
      site.write(file, site.read(file).replaceAll(MODEL, GAME.slug).replaceAll('Solitaire Go', GAME.title));
      site.edit(file, /^ {2}appStoreUrl: .*\n/m, '');
      site.edit(file, /\?id=[\w.]+/, `?id=${GAME.package}`);
      site.edit(file, /rating: [\d.]+/, `rating: ${GAME.rating}`);
      site.edit(file, /order: \d+/, 'order: 70');
    },
  },
  {
    section: 'Add a game',
    begins: 'Put the pictures into art/originals/<slug>/',
    async act(site, step) {
      const pictures = sizesIn(step).flatMap((picture) =>
        picture.name.startsWith('screenshot')
          ? [1, 2, 3, 4, 5].map((number) => ({ ...picture, name: `screenshot-${number}.png` }))
          : [picture],
      );
      for (const { name, width, height } of pictures) await draw(site, `${GAME.slug}/${name}`, width, height);
    },
  },
  { section: 'Add a game', begins: 'Run npm run social.', act: nothing },
  { section: 'Add a game', begins: 'Run npm run content,', act: nothing },
  {
    section: 'Add a person',
    begins: 'Put the portrait into art/originals/team/<slug>.png',
    async act(site, step) {
      const [, width, height] = /(\d+)×(\d+)/.exec(step.text) ?? [];
      await draw(site, 'team/nare-sample.png', Number(width), Number(height));
    },
  },
  {
    section: 'Add a person',
    begins: 'Add an entry to the list in app/content/team.ts',
    act: (site, step) => site.edit('app/content/team.ts', /\];\n$/, `${firstCode(step)}\n];\n`),
  },
  {
    section: 'Change the hours',
    begins: 'Change open in app/content/hours.ts.',
    act: (site, step) => site.edit('app/content/hours.ts', /open: \[.*?\],\n(?= {2}holidays)/s, `${firstCode(step)}\n`),
  },
  {
    section: 'Change the hours',
    begins: 'Add days on which the office stays closed',
    act: (site, step) => site.edit('app/content/hours.ts', 'holidays: [', `holidays: [\n${firstCode(step)}`),
  },
  {
    section: 'Add a page',
    begins: 'Write its row, app/content/pages/<page>.ts.',
    act: (site, step) => site.write('app/content/pages/sample-page.ts', `${firstCode(step)}\n`),
  },
  {
    section: 'Add a page',
    begins: 'Write its module, app/pages/<page>.tsx',
    act: (site, step) => site.write('app/pages/sample-page.tsx', `${firstCode(step)}\n`),
  },
  { section: 'Add a page', begins: 'Run npm run social,', act: nothing },
];
