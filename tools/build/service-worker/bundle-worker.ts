// Bundles a service worker into one script.
import path from 'node:path';
import { build, type Rolldown } from 'vite';

const WORKER_FOLDER = path.resolve(import.meta.dirname, '../../../app/service-worker');

/** Returns app/service-worker/`name`.ts, bundled and minified. */
export async function bundleWorker(name: 'worker' | 'self-destroying-worker'): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(WORKER_FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  return code.trim();
}
