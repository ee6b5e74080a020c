// Checks that a page is ours and its Content-Security-Policy its own before it is stored: with that of another release it would never
// hydrate.

/** Inline scripts that the browser runs; JSON is data. */
const INLINE_SCRIPTS = /<script(?![^>]*\s(?:src=|type="application))[^>]*>(.*?)<\/script>/gs;

async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Every page of a release names it (app/startup/router/release.ts). */
const RELEASE = /<meta name="release"/;

/** Whether a response is no page, or one of our pages whose policy, if it has one, allows all of its inline scripts. */
export async function canHydrate(response: Response): Promise<boolean> {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return true;
  const page = await response.clone().text();
  const policy = response.headers.get('Content-Security-Policy');
  const scripts = policy === null ? [] : page.matchAll(INLINE_SCRIPTS);
  const hashes = await Promise.all(Array.from(scripts, ([, script = '']) => hash(script)));
  return RELEASE.test(page) && hashes.every((value) => policy?.includes(`'sha256-${value}'`));
}
