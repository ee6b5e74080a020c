// `npm run monkey [steps [seed]]`: ten thousand random clicks, keys and scrolls on every page and in every mini game of the built site.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const [steps = '10000', seed = String(Math.floor(Math.random() * 2 ** 32))] = process.argv.slice(2);
const cli = path.resolve(import.meta.dirname, '../../node_modules/@playwright/test/cli.js');
console.log(`${steps} steps, seed ${seed}; again: npm run monkey ${steps} ${seed}`);
const { status } = spawnSync(process.execPath, [cli, 'test', 'monkey', '--reporter=list'], {
  stdio: 'inherit',
  env: { ...process.env, MONKEY_STEPS: steps, MONKEY_SEED: seed },
});
process.exit(status ?? 1);
