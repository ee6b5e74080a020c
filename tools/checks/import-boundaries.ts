// Defines which folder may import which others; oxlint.config.ts turns it into lint rules. Later entries override earlier ones.

export interface ImportBoundary {
  /** Folders and files, as globs. */
  readonly from: string;
  /** What they may import besides their own folder, as globs below `#app/`. `{own}` is the folder of the game itself. */
  readonly to: readonly string[];
  /** Packages and file patterns that they may not import. */
  readonly forbidden?: readonly string[];
}

/** What content and the parts that show it have in common. */
const CONTENT_TYPES = ['content/pictures/**', 'content/format/format-count.ts'];
const CONTRACT_FILES = ['game-kit/{board,contract,rules}.ts', 'game-kit/lib/**'];
/** What the kits stand on. */
const GROUND = ['components/ui/**', 'content/format/format-count.ts'];
const GAME_KIT = [...CONTRACT_FILES, 'game-kit/slots.tsx', 'game-kit/input/**', ...GROUND];
const RULES = ['game-kit/rules.ts', 'game-kit/lib/**', 'card-kit/rules/**', 'content/format/format-count.ts'];
const VIEW_MODULES = ['react', 'react-dom', '*.tsx'];
const SERVICES = ['analytics', 'seo', 'search', 'web-vitals', 'forms', 'service-worker'];

export const IMPORT_BOUNDARIES: readonly ImportBoundary[] = [
  { from: 'app/content/**', to: ['content/**', 'games/{demos,registry}.ts'] },
  { from: 'app/components/ui/**', to: [...CONTENT_TYPES, 'components/ui/**'] },
  { from: 'app/startup/**', to: ['startup/**'] },
  { from: 'app/startup/inline/**', to: [] },
  { from: `app/{${SERVICES.join(',')}}/**`, to: ['startup/**', 'content/**', 'components/ui/**', 'storage/**'] },
  { from: 'app/components/share/**', to: ['content/**', 'components/ui/**'] },
  { from: 'app/layout/**', to: ['layout/**', 'startup/**', 'content/**', 'components/**', 'seo/**', 'search/**'] },
  {
    from: 'app/pages/**',
    to: [
      'startup/**',
      'content/**',
      'components/**',
      'layout/**',
      'storage/**',
      ...SERVICES.map((name) => `${name}/**`),
      'arcade/**/*.tsx',
      'games/{demos,registry}.ts',
      'game-kit/contract.ts',
      'game-kit/lib/sound-cues.ts',
      'game-kit/stage/{feedback/feedback,key-table}.ts',
    ],
  },
  { from: 'app/game-kit/*.{ts,tsx}', to: ['game-kit/lib/**'] },
  { from: 'app/game-kit/lib/**', to: [], forbidden: VIEW_MODULES },
  { from: 'app/game-kit/input/**', to: ['game-kit/{board.ts,slots.tsx}', 'game-kit/lib/**', 'components/ui/**'] },
  {
    from: 'app/game-kit/session/**',
    to: ['game-kit/{contract,rules}.ts', 'game-kit/session/**', 'storage/**', 'components/ui/lib/browser-preferences.ts'],
    forbidden: VIEW_MODULES,
  },
  { from: 'app/game-kit/stage-context.ts', to: ['game-kit/{board,contract,rules}.ts', 'game-kit/session/**'] },
  {
    from: 'app/game-kit/result/**',
    to: [...CONTRACT_FILES, 'game-kit/stage-context.ts', 'game-kit/session/**', 'game-kit/result/**', ...GROUND],
  },
  {
    from: 'app/game-kit/stage/**',
    to: [...CONTRACT_FILES, 'game-kit/stage-context.ts', 'game-kit/{session,result,stage}/**', ...GROUND],
  },
  { from: 'app/card-kit/**', to: [...GAME_KIT, 'card-kit/**'] },
  { from: 'app/card-kit/rules/**', to: RULES, forbidden: VIEW_MODULES },
  { from: 'app/games/*.ts', to: ['game-kit/contract.ts', 'content/data/parts.ts'] },
  { from: 'app/games/*/**', to: [...GAME_KIT, 'card-kit/**', 'games/{own}/**'] },
  { from: 'app/games/*/rules/**', to: [...RULES, 'games/{own}/rules/**'], forbidden: VIEW_MODULES },
  {
    from: 'app/arcade/**',
    to: [
      'arcade/**',
      'games/{demos,registry}.ts',
      'game-kit/**',
      'content/**',
      'components/ui/**',
      'storage/**',
      'service-worker/install-button.tsx',
      'startup/inline/phone-platform.ts',
    ],
  },
  { from: 'app/storage/**', to: [] },
];

/** Files that may import from every folder. */
export const UNBOUNDED = ['app/deferred-startup.ts', 'app/root.tsx', 'app/routes.ts'];
