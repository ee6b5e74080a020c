// Checks a page's Content-Security-Policy before the page is stored: with a policy of another release it would never hydrate.

/** Inline scripts that the browser runs; JSON is data. */
const INLINE_SCRIPTS = /<script(?![^>]*\s(?:src=|type="application))[^>]*>(.*?)<\/script>/gs;

async function hash(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

/** Whether a response is no page, or a page without a policy, or one whose policy allows all of its inline scripts. */
export async function allowsInlineScripts(response: Response): Promise<boolean> {
  const policy = response.headers.get('Content-Security-Policy');
  if (policy === null || !response.headers.get('Content-Type')?.startsWith('text/html')) return true;
  const scripts = (await response.clone().text()).matchAll(INLINE_SCRIPTS);
  const hashes = await Promise.all(Array.from(scripts, ([, script = '']) => hash(script)));
  return hashes.every((value) => policy.includes(`'sha256-${value}'`));
}
