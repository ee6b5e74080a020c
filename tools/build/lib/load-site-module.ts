// Loads modules of the site in commands, resolved and transformed by Vite as in a build.
import path from 'node:path';
import { runnerImport } from 'vite';
import { ENV_PREFIXES } from './build-environment.ts';
import { definePalette } from './design-tokens.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Loads a module by its path in the repository, such as app/content/queries/page-table.ts. */
export async function loadSiteModule<Module>(file: string): Promise<Module> {
  const define = await definePalette();
  const { module } = await runnerImport<Module>(path.join(root, file), { root, define, envPrefix: [...ENV_PREFIXES], logLevel: 'warn' });
  return module;
}
