// What styles may ask of a browser. Baseline 2022 is older than every supported browser; what is newer is named here.
import stylelint from 'stylelint';

const RELATIVE_COLOR = 'site/relative-color';

/** Colors that are made from other ones, which not every supported browser can do, stand in an `@supports` beside a plain color. */
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

/** Known to every supported browser: these draw the line (README). */
const LINE = ['container', 'container-type'];

/** Written with a prefix by the build where it has to be. */
const PREFIXED = ['backdrop-filter', 'mask-image', 'text-size-adjust', 'user-select'];

/** Pleasant where it is known, and missed by nobody where it is not. */
const PLEASANT = [
  'accent-color',
  'content-visibility',
  'forced-color-adjust',
  'outline',
  'overscroll-behavior',
  'scrollbar-width',
  'text-wrap',
  'view-transition-name',
];

/** A transition of anything but what the browser moves without painting it anew; what is hidden may only wait for it. */
const PAINTED = /(?:^|,\s*)(?!(?:transform|translate|scale|rotate|opacity|none)\b|visibility 0s )[a-z]/;

export default {
  plugins: ['stylelint-plugin-use-baseline', relativeColor],
  reportNeedlessDisables: true,
  rules: {
    [RELATIVE_COLOR]: true,
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        ignoreFunctions: ['oklch', 'color-mix'],
        ignoreAtRules: ['container'],
        ignoreUnits: ['cqi', 'cqw', 'cqh', 'cqmin'],
        ignoreProperties: {
          ...Object.fromEntries([...LINE, ...PREFIXED, ...PLEASANT].map((name) => [name, ['/./']])),
          'font-family': ['ui-monospace'],
        },
        ignoreSelectors: ['details-content', 'selection', '/^view-transition-/'],
      },
    ],
  },
  overrides: [
    {
      files: ['app/games/*/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/^transition(-property)?$/': [PAINTED] },
          { message: 'In a game only transforms and opacity move: anything else would be painted in every frame' },
        ],
      },
    },
  ],
};
