// What a developer does at each step of docs/adding-a-mini-game.md, with the template as the thirteenth game; and what is left once it is removed.
import { draw, nothing, type Hand } from './hand.ts';
import type { Workshop } from './workshop.ts';

export const MINI_GAME = { id: 'bean-jar', name: 'beanJar', title: 'Bean Jar' } as const;

const TEMPLATE = 'app/mini-games/counter';
const FOLDER = `app/mini-games/${MINI_GAME.id}`;
const WORDS = `app/content/play/${MINI_GAME.id}.ts`;
const REGISTRY = 'app/mini-games/registry.ts';
const ADDING = 'Add one';
const REMOVING = 'Remove one';

const IMPORT = `import { ${MINI_GAME.name} } from './${MINI_GAME.id}/entry.ts';\n`;
const PLACE = `  ${MINI_GAME.name},\n];`;

/** Gives the copy of the template its own names. */
function rename(site: Workshop): void {
  for (const file of site.filesIn(FOLDER)) {
    const text = site.read(file);
    site.write(
      file,
      text
        .replaceAll("'counter'", `'${MINI_GAME.id}'`)
        .replaceAll('mini-games/counter/', `mini-games/${MINI_GAME.id}/`)
        .replaceAll('const counter:', `const ${MINI_GAME.name}:`)
        .replaceAll('Counter', MINI_GAME.title.replace(' ', ''))
        .replaceAll(`'${MINI_GAME.title.replace(' ', '')}'`, `'${MINI_GAME.title}'`),
    );
  }
}

/** One for each step, in their order. What a step says to run is run after it. */
export const ADDING_HANDS: readonly Hand[] = [
  {
    section: ADDING,
    begins: 'Copy app/mini-games/counter/',
    act(site) {
      site.copy(TEMPLATE, FOLDER);
      rename(site);
    },
  },
  { section: ADDING, begins: 'Write the rules', act: nothing },
  { section: ADDING, begins: 'Write the view', act: nothing },
  { section: ADDING, begins: 'Write player.ts', act: nothing },
  {
    section: ADDING,
    begins: 'Add it to registry.ts',
    act(site) {
      site.edit(REGISTRY, '\n\nexport const', `\n${IMPORT}\nexport const`);
      site.edit(REGISTRY, /\n\];/, `\n${PLACE}`);
    },
  },
  {
    section: ADDING,
    begins: 'Copy app/content/play/snake.ts to app/content/play/<id>.ts',
    act(site) {
      site.copy('app/content/play/snake.ts', WORDS);
      site.edit(WORDS, "title: 'Play Snake Online", `title: 'Play ${MINI_GAME.title} Online`);
      site.edit(
        WORDS,
        /description:\s+'[^']*'/,
        `description: 'Count the beans in the jar, one, two or three at a time, and stop in time. It is free, and plays in your browser.'`,
      );
      site.edit(
        WORDS,
        /variants: \{[^}]*\}/,
        "variants: { ten: 'Count to ten, and not one bean further.', twenty: 'To twenty, and the clock counts, too.' }",
      );
    },
  },
  {
    section: ADDING,
    begins: 'Put its toy into art/originals/mini-games/<id>.png',
    act(site, step) {
      const [, width, height] = /(\d+)×(\d+)/.exec(step.text) ?? [];
      return draw(site, `mini-games/${MINI_GAME.id}.png`, Number(width), Number(height));
    },
  },
  { section: ADDING, begins: 'Run npm run typecheck', act: nothing },
];

/** One for each step of taking it out again. */
export const REMOVING_HANDS: readonly Hand[] = [
  {
    section: REMOVING,
    begins: 'Delete its folder',
    act(site) {
      site.delete(FOLDER);
      site.edit(REGISTRY, IMPORT, '');
      site.edit(REGISTRY, PLACE, '];');
    },
  },
  {
    section: REMOVING,
    begins: 'Delete its words',
    act(site) {
      for (const file of [WORDS, `public/social/play-${MINI_GAME.id}.jpg`]) site.delete(file);
      const pictures = site.filesIn('public/pictures/mini-games').filter((file) => file.includes(`/${MINI_GAME.id}-`));
      for (const file of [...pictures, `art/originals/mini-games/${MINI_GAME.id}.png`]) site.delete(file);
      site.edit('app/content/social-images.json', new RegExp(`^  "[^"]*play[/-]${MINI_GAME.id}[^"]*": .*\\n`, 'm'), '');
      site.edit('app/content/pictures.json', new RegExp(`^  "mini-games/${MINI_GAME.id}": .*\\n`, 'm'), '');
    },
  },
];
