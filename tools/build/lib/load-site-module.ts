// A module of the site, for the commands that run beside it: loaded as the build of its pages loads it.
import path from 'node:path';
import { runnerImport } from 'vite';
import { ENV_PREFIXES } from './build-environment.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Loads a module by its path in the repository, such as app/content/queries/page-table.ts. */
export async function loadSiteModule<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path.join(root, file), { root, envPrefix: [...ENV_PREFIXES], logLevel: 'warn' });
  return module;
}
