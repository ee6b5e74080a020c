// Bundles a separate test page, for components that are not on any page, or for other build settings.
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { inlineTokens } from '../../../tools/build/lib/design-tokens.ts';

/** The HTML of a page that runs a module. The path is relative to tests/e2e/. */
export async function bundlePage(module: string, env: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    // There is no worker beside a test page.
    plugins: [{ name: 'no-worker', enforce: 'pre', transform: (code) => code.replaceAll(/\bparts\.offline\b/g, 'false') }],
    css: { postcss: { plugins: [inlineTokens] } },
    define: Object.fromEntries(Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${module}`, import.meta.url)),
        output: { codeSplitting: false },
        // Ignores directives such as "use client", which have no meaning here.
        checks: { moduleLevelDirective: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const script = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
  const style = output.map((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? String(part.source) : '')).join('');
  // Keeps the text `</script` in the code from closing the script element.
  const escapedScript = script.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html><html lang="en"><title>Bundle</title><style>${style}</style><main id="main"></main><script type="module">${escapedScript}</script></html>`;
}
