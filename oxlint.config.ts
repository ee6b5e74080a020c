// Lint rules: suspicious code, file length, and import boundaries (tools/checks/import-boundaries.ts).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { IMPORT_BOUNDARIES, UNBOUNDED, type ImportBoundary } from './tools/checks/import-boundaries.ts';

const GAMES = 'app/games';

/** The ids of the mini games, from their folders, so that a new game needs no entry here. */
const games = readdirSync(path.join(import.meta.dirname, GAMES), { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .map(({ name }) => name);

function createOverride({ from, to, forbidden = [] }: ImportBoundary): OxlintOverride {
  const allowed = to.map((glob) => (glob.startsWith('#') ? `!\\${glob}` : `!\\#app/${glob}`));
  return {
    files: [from],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../**'], message: 'Import other folders as #app/…; relative imports stay in their own folder.' },
            {
              group: ['\\#app/**', '\\#tests/**', '\\#templates/**', ...allowed],
              message: `${from} may import only ${to.join(', ') || 'its own folder'}.`,
            },
            ...(forbidden.length > 0 ? [{ group: [...forbidden], message: `${from} must not depend on React or on components.` }] : []),
          ],
        },
      ],
    },
  };
}

/** Expands a boundary with {own} into one per mini game, so that no game can import another. */
function createOverrides(boundary: ImportBoundary): OxlintOverride[] {
  if (!boundary.to.some((glob) => glob.includes('{own}'))) return [createOverride(boundary)];
  return games.map((own) =>
    createOverride({
      ...boundary,
      from: boundary.from.replace(`${GAMES}/*`, `${GAMES}/${own}`),
      to: boundary.to.map((glob) => glob.replace('{own}', own)),
    }),
  );
}

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'oxc', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'no-console': ['error', { allow: ['warn'] }],
    'react/react-in-jsx-scope': 'off',
    'react/set-state-in-effect': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-static-element-interactions': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // It refuses given-name. html-validate reads the built pages for it.
    'jsx-a11y/autocomplete-valid': 'off',
  },
  ignorePatterns: ['build', '.react-router', 'art/originals'],
  overrides: [
    {
      files: ['{art,server,tests,tools}/**', 'templates/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['*.config.{ts,mjs}', 'app/{root,routes,*.server}.*', 'app/pages/**', 'app/layout/page/page-error-boundary.tsx', '**/*.d.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    ...IMPORT_BOUNDARIES.flatMap(createOverrides),
    { files: [...UNBOUNDED], rules: { 'no-restricted-imports': 'off' } },
  ],
});
