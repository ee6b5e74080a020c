// Follows docs/editing-content.md to the letter in a copy of the site: adds a game, a person and a page, changes the hours, builds, and looks
// at the pages. Then it makes the usual typing mistakes, which have to be told with file and line. `npm run walk`
import path from 'node:path';
import { readSteps, type Step } from './walk/guide.ts';
import { GAME, HANDS } from './walk/hands.ts';
import { missingSights } from './walk/sights.ts';
import { openWorkshop, type Workshop } from './walk/workshop.ts';

const GUIDE = 'docs/editing-content.md';

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

async function run(site: Workshop, script: string): Promise<void> {
  const start = performance.now();
  const { status, output } = await site.run(script);
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${output}`);
  console.log(`npm run ${script}: ${seconds(start)}`);
}

/** Takes a step as the guide says it; a step that has no hand, or another one, is a guide that the walk does not know. */
async function take(site: Workshop, step: Step, index: number): Promise<void> {
  const hand = HANDS[index];
  if (hand?.section !== step.section || !step.text.startsWith(hand.begins))
    throw new Error(
      `${GUIDE} says under "${step.section}": "${step.text}"\nchecks/walk/hands.ts expects there: "${hand?.begins ?? 'nothing more'}"`,
    );
  await hand.act(site, step);
  for (const command of step.commands) await run(site, command);
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

const start = performance.now();
const steps = readSteps(path.resolve(import.meta.dirname, '..', GUIDE));
const site = openWorkshop();
let problems: string[] = [];
try {
  for (const [index, step] of steps.entries()) await take(site, step, index);
  if (steps.length < HANDS.length) throw new Error(`${GUIDE} has ${steps.length} steps; checks/walk/hands.ts has ${HANDS.length}`);
  await run(site, 'build');
  problems = [...missingSights(path.join(site.folder, 'build/client')), ...(await untoldMistakes(site))];
} catch (error) {
  problems = [error instanceof Error ? error.message : String(error)];
} finally {
  site.remove();
}
for (const problem of problems) console.error(problem);
console.log(
  `The guide was followed in ${seconds(start)}: ${steps.length} steps, ${problems.length === 0 ? 'all as it says' : 'not as it says'}`,
);
process.exit(problems.length === 0 ? 0 : 1);
