// Checks the licenses of the packages that ship to visitors, and formats them for /licenses.txt.

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, such as MIT. */
  readonly identifier?: string | undefined;
  readonly text?: string | undefined;
}

/** Permissive licenses: their only condition is that we publish their text. */
const ALLOWED_LICENSES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** Returns an error message for each license that is missing or not allowed. */
export function findLicenseProblems(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap(({ name, identifier, text }) => [
    ...(identifier !== undefined && ALLOWED_LICENSES.includes(identifier)
      ? []
      : [`${name} is shipped to visitors under ${identifier ?? 'no license'}; we agreed to ${ALLOWED_LICENSES.join(', ')}`]),
    ...(text ? [] : [`${name} is shipped to visitors and has no license text`]),
  ]);
}

export function formatLicenses(packages: readonly LicensedPackage[]): string {
  const parts = packages
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}\n`);
  return [`This site contains parts of these packages, with thanks to their authors.\n`, ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}
