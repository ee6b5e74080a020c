// Which folder may import which: the one map that the lint's rules are made from. A later line wins over an earlier one.

export interface Arrows {
  /** Folders and files, as globs. */
  readonly from: string;
  /** What they may import beside their own folder, as globs below `#app/`, or with a root of their own. */
  readonly to: readonly string[];
  /** Packages and endings that they may not import. */
  readonly never?: readonly string[];
}

const CONTRACT = ['mini-games/contract.ts', 'mini-games/rules.ts', 'mini-games/lib/**'];
const PLAYED = [...CONTRACT, 'mini-games/slots.tsx', 'mini-games/input/**', 'ui/**'];
const NO_VIEW = ['react', 'react-dom', '*.tsx'];
const CAPABILITIES = ['seo', 'share', 'search', 'vitals', 'forms', 'offline'];

export const ARROWS: readonly Arrows[] = [
  { from: 'app/content/**', to: ['content/**', 'ui/picture-source.ts', 'mini-games/{registry,contract}.ts', 'mini-games/daily/week.ts'] },
  { from: 'app/ui/**', to: ['ui/**'] },
  { from: 'app/boot/**', to: [] },
  { from: `app/{${CAPABILITIES.join(',')}}/**`, to: ['boot/**', 'content/**', 'ui/**', 'storage/**'] },
  { from: 'app/layout/**', to: ['boot/**', 'content/**', 'ui/**', 'seo/**', 'search/**'] },
  {
    from: 'app/pages/**',
    to: [
      'boot/**',
      'content/**',
      'ui/**',
      'layout/**',
      'storage/**',
      ...CAPABILITIES.map((name) => `${name}/**`),
      'mini-games/*.tsx',
      'mini-games/{contract,hue,registry}.ts',
      'mini-games/stage/key-lines.ts',
    ],
  },
  { from: 'app/mini-games/*.{ts,tsx}', to: ['mini-games/**', 'content/**', 'ui/**', 'storage/**'] },
  { from: 'app/mini-games/*/**', to: [...PLAYED, 'mini-games/{own}/**'] },
  { from: 'app/mini-games/*/{player,invariants}.ts', to: [...PLAYED, 'mini-games/player.ts', 'mini-games/{own}/**'] },
  { from: 'app/mini-games/*/{page,*.spec}.ts', to: [...CONTRACT, 'mini-games/session/**', 'mini-games/{own}/**', '#e2e/support/**'] },
  { from: 'app/mini-games/*/{proofs,lexicon}/**', to: [...CONTRACT, 'mini-games/{own}/**'] },
  { from: 'app/mini-games/*/rules/**', to: ['mini-games/rules.ts', 'mini-games/lib/**', 'mini-games/{own}/rules/**'], never: NO_VIEW },
  { from: 'app/mini-games/session/**', to: ['mini-games/contract.ts', 'mini-games/rules.ts', 'storage/**'], never: NO_VIEW },
  {
    from: 'app/mini-games/stage/**',
    to: [...CONTRACT, 'mini-games/session/**', 'mini-games/stage/**', 'content/**', 'ui/**', 'offline/**'],
  },
  {
    from: 'app/mini-games/daily/**',
    to: [
      ...CONTRACT,
      'mini-games/{registry,hue}.ts',
      'mini-games/{daily,page}-stage.tsx',
      'mini-games/session/**',
      'mini-games/stage/**',
      'content/{origin,play-path,product}.ts',
      'storage/**',
      'ui/**',
    ],
  },
  {
    from: 'app/mini-games/statistics/**',
    to: [
      ...CONTRACT,
      'mini-games/registry.ts',
      'mini-games/daily/**',
      'mini-games/session/**',
      'mini-games/stage/**',
      'content/play-path.ts',
      'storage/**',
      'ui/**',
    ],
  },
  { from: 'app/storage/**', to: [] },
  { from: 'app/mini-games/input/**', to: ['mini-games/lib/**', 'ui/**'] },
  { from: 'app/mini-games/lib/**', to: [], never: NO_VIEW },
];

/** Files that stand above all rooms, or look into them from outside. */
export const FREE = ['app/later.ts', 'app/**/*.test.ts', 'app/mini-games/**/test-*.ts', 'app/root.tsx', 'app/routes.ts'];
