// Reads and validates the environment variables that configure a build.
import { loadEnv } from 'vite';
import { findAnalyticsProblems, findEndpointProblem, findOriginProblem, type AnalyticsSettings } from './validate-origin.ts';

/** Prefixes of the variables that client code may read. */
export const ENV_PREFIXES = ['VITE_', 'SITE_'] as const;

export interface BuildEnvironment extends AnalyticsSettings {
  /** Origin of the published site. */
  readonly origin: string | undefined;
  /** URL or path that the forms are posted to; if it is undefined or empty, sending is simulated. */
  readonly formsEndpoint: string | undefined;
  /** URL or path that errors in visitors' browsers are sent to. */
  readonly reportsEndpoint: string | undefined;
}

/** Reads the variables as Vite does: those of the process take precedence over those of the `.env` files in `root`. */
export function readBuildEnvironment(root: string): BuildEnvironment {
  const env = loadEnv('production', root, [...ENV_PREFIXES]);
  return {
    origin: env['SITE_ORIGIN'],
    formsEndpoint: env['VITE_FORMS_ENDPOINT'],
    reportsEndpoint: env['VITE_REPORTS_ENDPOINT'],
    analyticsSource: env['VITE_ANALYTICS_SRC'],
    analyticsAttributes: env['VITE_ANALYTICS_ATTRIBUTES'],
    analyticsConsent: env['VITE_ANALYTICS_CONSENT'],
  };
}

/** Returns an error message for each invalid value. */
export function findEnvironmentProblems({ origin, formsEndpoint, reportsEndpoint, ...analytics }: BuildEnvironment): readonly string[] {
  return [
    findOriginProblem(origin),
    findEndpointProblem(formsEndpoint),
    findEndpointProblem(reportsEndpoint, 'VITE_REPORTS_ENDPOINT'),
    ...findAnalyticsProblems(analytics),
  ].filter((problem) => problem !== null);
}
