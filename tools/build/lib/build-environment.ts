// What a build is told from outside: the only place that reads it.
import { loadEnv } from 'vite';
import { findEndpointProblem, findOriginProblem } from './validate-origin.ts';

/** How the names of variables begin that pages may read. */
export const ENV_PREFIXES = ['VITE_', 'SITE_'] as const;

export interface BuildEnvironment {
  /** Where the site is published. */
  readonly origin: string | undefined;
  /** Where the forms are posted; undefined or empty where they are simulated. */
  readonly formsEndpoint: string | undefined;
  /** Whether the site may be kept on devices; false for VITE_OFFLINE=off, which takes it away again. */
  readonly hasServiceWorker: boolean;
  /** Whether pages paint before any script; false for HTML_FIRST=off, which leaves them as the router writes them. */
  readonly isHydrationDeferred: boolean;
}

/** The variables as a build of the pages sees them: those of the process, then those of the `.env` files in `root`. */
export function readBuildEnvironment(root: string): BuildEnvironment {
  const env = loadEnv('production', root, [...ENV_PREFIXES, 'HTML_FIRST']);
  return {
    origin: env['SITE_ORIGIN'],
    formsEndpoint: env['VITE_FORMS_ENDPOINT'],
    hasServiceWorker: env['VITE_OFFLINE'] !== 'off',
    isHydrationDeferred: env['HTML_FIRST'] !== 'off',
  };
}

/** What is wrong with them, each in a sentence. */
export function findEnvironmentProblems({ origin, formsEndpoint }: Pick<BuildEnvironment, 'origin' | 'formsEndpoint'>): readonly string[] {
  return [findOriginProblem(origin), findEndpointProblem(formsEndpoint)].filter((problem) => problem !== null);
}
