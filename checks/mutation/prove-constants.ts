// Gives one specified constant after the other another value, in a copy of the site, and runs the test that has to notice.
import { CONSTANTS, type Constant } from './constants.ts';
import { openWorkshop, type Workshop } from '../walk/workshop.ts';
import { countTests } from '../../scripts/counts.mjs';
import { freePort } from '../../scripts/free-port.mjs';

const isJourney = ({ test }: Constant) => test.endsWith('.spec.ts');

async function build(site: Workshop): Promise<void> {
  const { status, output } = await site.run('build');
  if (status !== 0) throw new Error(`The copy could not be built:\n${output}`);
}

/** Runs the tests of some constants, all of them unit tests or all of them journeys. */
async function runTests(site: Workshop, constants: readonly Constant[]) {
  const files = [...new Set(constants.map(({ test }) => test))];
  const names = constants.map(({ name }) => name).join('|');
  if (!constants.every(isJourney)) return site.run('unit', '--', ...files, '-t', names);
  await build(site);
  return site.run('e2e', '--', ...files, '--grep', names, '--project=chromium', '--workers=1');
}

/** Whether the test of a constant fails once the constant is another one. */
async function isNoticed(site: Workshop, constant: Constant): Promise<boolean> {
  const { file, text, other } = constant;
  if (site.read(file).split(text).length !== 2)
    throw new Error(`${file} does not have "${text}" once; change checks/mutation/constants.ts`);
  site.edit(file, text, other);
  const { status, output } = await runTests(site, [constant]);
  site.edit(file, other, text);
  return status !== 0 && countTests(output, 'failed') > 0;
}

/** Prints what noticed each constant; returns how many nothing noticed. Throws when a test fails without any change. */
export async function proveConstants(): Promise<number> {
  process.env['E2E_PORT'] ??= String(await freePort());
  const site = openWorkshop();
  try {
    for (const group of [CONSTANTS.filter((one) => !isJourney(one)), CONSTANTS.filter(isJourney)]) {
      const { status, output } = await runTests(site, group);
      if (status !== 0) throw new Error(`These tests fail although nothing has changed:\n${output}`);
    }
    const rows: { constant: string; changed: string; noticed: string }[] = [];
    for (const constant of CONSTANTS) {
      const noticed = (await isNoticed(site, constant)) ? `${constant.test}: ${constant.name}` : 'NOT NOTICED';
      rows.push({ constant: constant.what, changed: `${constant.text} → ${constant.other}`, noticed });
      console.log(`${constant.what}: ${noticed}`);
    }
    console.table(rows);
    return rows.filter(({ noticed }) => noticed === 'NOT NOTICED').length;
  } finally {
    site.remove();
  }
}
