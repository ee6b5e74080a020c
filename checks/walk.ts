// Follows the guides under docs/ to the letter in a copy of the site: adds a game, a person and a page, changes the hours, adds a mini game, builds,
// and looks at the pages. Then it makes the usual typing mistakes, which have to be told with file and line, and takes the mini game out again,
// which has to leave nothing behind. `npm run walk`
import path from 'node:path';
import { ADDING_HANDS, REMOVING_HANDS } from './walk/add-mini-game.ts';
import { CONTENT_HANDS, GAME } from './walk/edit-content.ts';
import { readSteps, type Step } from './walk/guide.ts';
import type { Hand } from './walk/hand.ts';
import { missingSights } from './walk/sights.ts';
import { openWorkshop, type Workshop } from './walk/workshop.ts';

const EDITING = 'docs/editing-content.md';
const ADDING = 'docs/adding-a-mini-game.md';

/** A typing mistake, and what a command has to say of it. */
const MISTAKES = [
  {
    file: 'app/content/team.ts',
    before: "name: 'Nare Sample'",
    after: "name: 'Nare O'Sample'",
    script: 'content',
    told: /^app\/content\/team\.ts:\d+: an apostrophe/m,
  },
  {
    file: `app/content/catalogue/${GAME.slug}.ts`,
    before: `rating: ${GAME.rating}`,
    after: 'rating: 4,65',
    script: 'build',
    told: /^app\/content\/catalogue\/[a-z-]+\.ts:\d+: a number has a comma/m,
  },
] as const;

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

async function run(site: Workshop, script: string, ...args: readonly string[]): Promise<void> {
  const start = performance.now();
  const { status, output } = await site.run(script, ...args);
  const command = ['npm run', script, ...args].join(' ');
  if (status !== 0) throw new Error(`${command} failed:\n${output}`);
  console.log(`${command}: ${seconds(start)}`);
}

/** Takes a step as the guide says it; a step that has no hand, or another one, is a guide that the walk does not know. */
async function take(site: Workshop, guide: string, step: Step, hand: Hand | undefined): Promise<void> {
  if (hand?.section !== step.section || !step.text.startsWith(hand.begins))
    throw new Error(
      `${guide} says under "${step.section}": "${step.text}"\nchecks/walk/ expects there: "${hand?.begins ?? 'nothing more'}"`,
    );
  await hand.act(site, step);
  for (const [script = '', ...args] of step.commands) await run(site, script, ...args);
}

/** Follows the steps of a guide, with a hand for each; returns how many there were. */
async function follow(site: Workshop, guide: string, hands: readonly Hand[], steps: readonly Step[]): Promise<number> {
  for (const [index, step] of steps.entries()) await take(site, guide, step, hands[index]);
  if (steps.length < hands.length) throw new Error(`${guide} has ${steps.length} steps; checks/walk/ has ${hands.length}`);
  return steps.length;
}

/** What is not said of the usual typing mistakes. */
async function untoldMistakes(site: Workshop): Promise<string[]> {
  const untold: string[] = [];
  for (const { file, before, after, script, told } of MISTAKES) {
    site.edit(file, before, after);
    const { status, output } = await site.run(script);
    site.edit(file, after, before);
    const isTold = status !== 0 && told.test(output) && !/^\s+at /m.test(output);
    if (!isTold) untold.push(`npm run ${script} says of ${after} in ${file}:\n${output}`);
  }
  return untold;
}

/** The files that are not what they were. */
function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).map((file) => `${file} is not what it was before the mini game`);
}

const read = (guide: string) => readSteps(path.resolve(import.meta.dirname, '..', guide));
const start = performance.now();
const site = openWorkshop();
let problems: string[] = [];
let taken = 0;
try {
  const editing = read(EDITING);
  const adding = read(ADDING);
  taken += await follow(site, EDITING, CONTENT_HANDS, editing);
  const before = site.fingerprints();
  taken += await follow(site, ADDING, ADDING_HANDS, adding.slice(0, ADDING_HANDS.length));
  await run(site, 'build');
  problems = [...missingSights(path.join(site.folder, 'build/client')), ...(await untoldMistakes(site))];
  taken += await follow(site, ADDING, REMOVING_HANDS, adding.slice(ADDING_HANDS.length));
  problems.push(...changes(before, site.fingerprints()));
} catch (error) {
  problems = [error instanceof Error ? error.message : String(error)];
} finally {
  site.remove();
}
for (const problem of problems) console.error(problem);
console.log(
  `The guides were followed in ${seconds(start)}: ${taken} steps, ${problems.length === 0 ? 'all as they say' : 'not as they say'}`,
);
process.exit(problems.length === 0 ? 0 : 1);
