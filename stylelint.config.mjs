// Limits CSS to what the supported browsers know. All of them have Baseline 2022; newer features are listed here as exceptions.
import stylelint from 'stylelint';

const RELATIVE_COLOR = 'site/relative-color';

/** Requires `@supports` around relative colors, which not every supported browser knows. */
const relativeColor = stylelint.createPlugin(RELATIVE_COLOR, () => (root, result) => {
  const isRelative = (value) => /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(\s*from\s/.test(value);
  root.walkDecls((declaration) => {
    if (!isRelative(declaration.value)) return;
    for (let around = declaration.parent; around; around = around.parent)
      if (around.name === 'supports' && isRelative(around.params)) return;
    const message = 'Relative colors are newer than the supported browsers: give a plain color, and this one in an @supports';
    stylelint.utils.report({ result, ruleName: RELATIVE_COLOR, message, node: declaration, word: declaration.value });
  });
});

/** Newer than Baseline 2022, but known to every supported browser; they define which browsers we support (README). */
const REQUIRED = ['container', 'container-type'];

/** The build adds vendor prefixes where they are needed. */
const PREFIXED = ['backdrop-filter', 'mask-image', 'text-size-adjust', 'user-select'];

/** Progressive enhancements: the site works without them. */
const PROGRESSIVE = [
  'accent-color',
  'content-visibility',
  'forced-color-adjust',
  'outline',
  'overscroll-behavior',
  'scrollbar-width',
  'text-wrap',
  'view-transition-name',
];

/** Matches transitions of properties that need repainting. `visibility 0s`, which only takes a delay, is allowed. */
const REPAINTING = /(?:^|,\s*)(?!(?:transform|translate|scale|rotate|opacity|none)\b|visibility 0s )[a-z]/;

/** Colors by numbers. Free are black and white, colors of a hue of its own, and shades of another color. */
const LITERAL_COLOR =
  /\b(?:oklab|rgba?|hsla?)\(|\boklch\((?![01] 0 0\b|[^()]*var\(--[\w-]*hue\)|from )|#(?!(?:000|fff|999|a6a6a6)\b)[0-9a-f]{3,8}\b/;

export default {
  plugins: ['stylelint-plugin-use-baseline', relativeColor],
  reportNeedlessDisables: true,
  rules: {
    [RELATIVE_COLOR]: true,
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/', 'aspect-ratio'],
      { message: 'Ask for a size by one of the names in app/styles/tokens.css, such as (--phone)' },
    ],
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreFunctions: ['oklch', 'color-mix'],
        ignoreAtRules: ['container'],
        ignoreUnits: ['cqi', 'cqw', 'cqh', 'cqmin'],
        ignoreProperties: {
          ...Object.fromEntries([...REQUIRED, ...PREFIXED, ...PROGRESSIVE].map((name) => [name, ['/./']])),
          'font-family': ['ui-monospace'],
        },
        ignoreSelectors: ['details-content', 'selection', '/^view-transition-/'],
      },
    ],
  },
  overrides: [
    {
      // Boards are art: a game has colors of its own. So have grounds that belong to a kind of page.
      files: ['app/!(games|card-kit)/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/./': [LITERAL_COLOR] },
          { message: 'Take a color of app/styles/tokens.css, or mix some: another studio changes the palette, and nothing else' },
        ],
      },
    },
    {
      files: ['app/components/ui/text/page-ground.module.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      // The build resolves its colors (tools/build/lib/design-tokens.ts).
      files: ['app/styles/tokens.css'],
      rules: {
        [RELATIVE_COLOR]: null,
        'declaration-property-value-disallowed-list': null,
        'media-feature-name-disallowed-list': null,
        'plugin/use-baseline': null,
      },
    },
    {
      files: ['app/games/*/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/^transition(-property)?$/': [REPAINTING] },
          { message: 'In a game, animate only transforms and opacity: anything else is repainted in every frame' },
        ],
      },
    },
  ],
};
