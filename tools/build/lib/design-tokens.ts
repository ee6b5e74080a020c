// Resolves the design tokens. Roles in app/styles/tokens.css are relative colors, which not every supported browser knows, and which icons,
// manifest and social images cannot read.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

type Tokens = Readonly<Record<string, string>>;

/** What another studio changes; code reads these colors as `import.meta.env.COLOR_BRAND` and so on. */
const PALETTE = ['brand', 'secondary', 'tertiary', 'highlight', 'success', 'danger', 'ink', 'ground'] as const;

/** Returns the custom properties of a CSS text as written, such as `--ink`: `oklch(0.29 0.075 325)`. The first of several wins. */
export function readTokens(css: string): Tokens {
  const declarations = [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  return Object.fromEntries(declarations.toReversed().map(([, name, value]) => [name, value]));
}

const css = readFileSync(path.resolve(import.meta.dirname, '../../../app/styles/tokens.css'), 'utf8');

export const siteTokens = readTokens(css);

/** The named sizes, such as `--phone`: `(width < 40rem)`. */
const sizes = new Map(
  [...css.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name, condition]) => [`(${name})`, `(${condition})`]),
);

/** Replaces variables by their values, and theirs. */
function inlineVariables(value: string, tokens: Tokens): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (variable, name: string) => inlineVariables(tokens[name] ?? variable, tokens));
}

/** Replaces the names of sizes in a query, where browsers know none. */
function resolveSizes(rule: { params: string }): void {
  rule.params = rule.params.replaceAll(/\(--[\w-]+\)/g, (name) => {
    const condition = sizes.get(name);
    if (condition === undefined) throw new Error(`tokens.css has no size ${name}`);
    return condition;
  });
}

/** A PostCSS plugin that leaves no name of a size, and no variable in the roles, so that the minifier computes their colors. */
export const inlineTokens = {
  postcssPlugin: 'inline-tokens',
  AtRule: {
    'custom-media': (rule: { remove: () => void }) => rule.remove(),
    media: resolveSizes,
    container: resolveSizes,
  },
  Declaration(declaration: { prop: string; value: string }) {
    if (siteTokens[declaration.prop] === declaration.value && /\bfrom |color-mix/.test(declaration.value))
      declaration.value = inlineVariables(declaration.value, siteTokens);
  },
};

/** Computes all opaque colors among the tokens, as #rrggbb: the minifier writes them so for browsers without oklch(). */
export async function computeColors(tokens: Tokens = siteTokens): Promise<Tokens> {
  const css = { transformer: 'lightningcss', lightningcss: { targets: { chrome: 60 << 16 } } } as const;
  const config = await resolveConfig({ configFile: false, css, logLevel: 'silent' }, 'build');
  const declarations = Object.keys(tokens).map((name) => `${name}: ${inlineVariables(`var(${name})`, tokens)};`);
  const { code } = await preprocessCSS(`:root {${declarations.join('')}}`, 'tokens.css', config);
  const colors = [...code.matchAll(/(--[\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color = '']) => [
    name,
    color.length === 4 ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color,
  ]);
  return Object.fromEntries(colors);
}

/** Returns the palette as definitions for Vite. */
export async function definePalette(): Promise<Record<string, string>> {
  const colors = await computeColors();
  return Object.fromEntries(PALETTE.map((name) => [`import.meta.env.COLOR_${name.toUpperCase()}`, JSON.stringify(colors[`--${name}`])]));
}
