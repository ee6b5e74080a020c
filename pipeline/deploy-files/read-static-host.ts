// Reads _headers and _redirects as the two static hosts do, so that a test sees what they would answer. Netlify: @netlify/headers-parser and
// @netlify/headers 3.0; Cloudflare Pages: @cloudflare/pages-shared 0.13 (asset-server/handler.ts), whose rules engine is workers-shared's.
import { pathOf, type Answer, type Ask } from './answer.ts';

interface Rule {
  readonly path: RegExp;
  readonly takenBack: string[];
  readonly set: Record<string, string>;
}

interface Published {
  readonly headers: string;
  readonly redirects: string;
  /** The files of the site, each with a slash in front. */
  readonly files: ReadonlySet<string>;
}

/** Cloudflare: a * stands for anything, slashes too. */
function cloudflarePath(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
}

/** Netlify: so it does, but a last part that is nothing else needs no slash before it: /press/\* is for /press, too, and for /press.data. */
function netlifyPath(path: string): RegExp {
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? '?(.*)' : part.replaceAll('.', '\\.').replaceAll('*', '(.*)')));
  return new RegExp(`^/${parts.join('/')}/?$`, 'iu');
}

function readRules(text: string, expression: (path: string) => RegExp): readonly Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((row) => row.trim())) {
    if (line.startsWith('/')) rules.push({ path: expression(line), takenBack: [], set: {} });
    else if (line.startsWith('! ')) rules.at(-1)?.takenBack.push(line.slice(2).toLowerCase());
    else if (line !== '') {
      const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
      const rule = rules.at(-1);
      if (!rule || name === '') throw new Error(`Nobody reads the line "${line}"`);
      rule.set[name.toLowerCase()] = value;
    }
  }
  return rules;
}

function redirectOf(text: string, path: string): Pick<Answer, 'status' | 'location'> | null {
  const [, location, status] =
    text
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from]) => from === path) ?? [];
  return location === undefined ? null : { status: Number(status), location };
}

/** A page by its address: /games is games.html. */
function fileOf(path: string, files: ReadonlySet<string>): boolean {
  return files.has(path) || files.has(path.endsWith('/') ? `${path}index.html` : `${path}.html`);
}

/** Netlify: a later rule wins, lines with ! mean nothing, and a redirect waits until there is no such file. */
export function readNetlify({ headers: text, redirects, files }: Published): Ask {
  const rules = readRules(text, netlifyPath);
  return (address) => {
    const path = pathOf(address) ?? '';
    const headers = Object.assign({}, ...rules.filter((rule) => rule.path.test(path)).map(({ set }) => set)) as Record<string, string>;
    if (fileOf(path, files)) return { status: 200, headers };
    return { ...(redirectOf(redirects, path) ?? { status: 404 }), headers };
  };
}

/** Cloudflare Pages: redirects come first, values of several rules are joined, and nobody keeps a 404. */
export function readCloudflare({ headers: text, redirects, files }: Published): Ask {
  const rules = readRules(text, cloudflarePath);
  return (address) => {
    const path = pathOf(address) ?? '';
    const headers: Record<string, string> = { 'access-control-allow-origin': '*' };
    const isOurs = new Set<string>();
    for (const { takenBack, set } of rules.filter((rule) => rule.path.test(path))) {
      for (const name of takenBack) delete headers[name];
      for (const [name, value] of Object.entries(set)) {
        headers[name] = isOurs.has(name) && headers[name] !== undefined ? `${headers[name]}, ${value}` : value;
        isOurs.add(name);
      }
    }
    const redirect = redirectOf(redirects, path);
    if (redirect) return { ...redirect, headers };
    if (fileOf(path, files)) return { status: 200, headers };
    return { status: 404, headers: { ...headers, 'cache-control': 'no-store' } };
  };
}
