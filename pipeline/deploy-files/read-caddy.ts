// Reads a Caddyfile of ours as Caddy does, so that a test without Caddy sees what it would answer: the few directives that
// pipeline/deploy-files/caddy.ts writes, in their order within `route`, and an error for any other (https://caddyserver.com/docs/caddyfile).
import { pathOf, type Answer, type Ask } from './answer.ts';

interface Line {
  readonly words: readonly string[];
  readonly block: readonly Line[];
}

/** What a request has come to on its way through the directives. */
interface Visit {
  readonly address: string;
  readonly method: string;
  readonly failed: number | null;
  path: string;
  readonly headers: Map<string, string>;
  /** Taken away when the answer goes out, so that an error in between keeps them. */
  readonly withheld: Set<string>;
  readonly groups: Map<string, readonly string[]>;
}

type Outcome = Answer | { readonly error: number };

function parse(text: string): readonly Line[] {
  const rows = (text.replaceAll(/^\s*#.*$/gm, '').match(/(?:"[^"]*"|[^"\n])+/g) ?? []).map((row) => row.trim()).filter(Boolean);
  let next = 0;
  function block(): readonly Line[] {
    const lines: Line[] = [];
    while (next < rows.length) {
      const row = rows[next++] ?? '';
      if (row === '}') return lines;
      const words = [...row.replace(/ ?\{$/, '').matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      lines.push({ words, block: /(^| )\{$/.test(row) ? block() : [] });
    }
    return lines;
  }
  return block();
}

/** Whether a path is one of Caddy's: a whole one, or with a * at one end. */
function isPath(patterns: readonly string[], path: string): boolean {
  return patterns.some((pattern) => {
    if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
    return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  });
}

function fits([kind = '', ...rest]: readonly string[], visit: Visit): boolean {
  if (kind === 'not') return !fits(rest, visit);
  if (kind === 'method') return rest.includes(visit.method);
  if (kind === 'path') return isPath(rest, visit.path);
  if (kind === 'expression' && rest.slice(0, 2).join(' ') === '{err.status_code} ==') return visit.failed === Number(rest[2]);
  if (kind === 'vars_regexp') {
    const [name = '', variable, pattern = ''] = rest;
    const found = new RegExp(pattern).exec(variable === '{http.request.orig_uri}' ? visit.address : (pathOf(visit.address) ?? ''));
    if (found) visit.groups.set(name, found);
    return found !== null;
  }
  throw new Error(`Unknown matcher: ${kind} ${rest.join(' ')}`);
}

/** `files` are the files of the site, each with a slash in front. */
export function readCaddy(configuration: string, files: ReadonlySet<string>): Ask {
  const top = parse(configuration);
  const site = top.find(({ words }) => /^https?:/.test(words[0] ?? ''))?.block ?? [];

  function setHeader([name = '', value = '']: readonly string[], { headers, withheld }: Visit): void {
    if (name.startsWith('-')) withheld.add(name.slice(1).toLowerCase());
    else headers.set(name.toLowerCase(), value);
  }

  function finish(status: number, visit: Visit, location?: string): Answer {
    const headers = Object.fromEntries([...visit.headers].filter(([name]) => !visit.withheld.has(name)));
    return { status, headers, ...(location === undefined ? {} : { location }) };
  }

  function serve(visit: Visit): Outcome {
    const file = visit.path.endsWith('/') ? `${visit.path}index.html` : visit.path;
    return files.has(file) ? finish(visit.failed ?? 200, visit) : { error: 404 };
  }

  /** The first outcome of some directives; null where none of them answers. */
  function walk(lines: readonly Line[], visit: Visit): Outcome | null {
    const matchers = new Map<string, readonly (readonly string[])[]>();
    for (const { words, block } of lines) {
      const [name = '', ...all] = words;
      if (name.startsWith('@')) {
        matchers.set(name, block.length > 0 ? block.map((line) => line.words) : [all]);
        continue;
      }
      const matcher = /^[@/*]/.test(all[0] ?? '') && name !== 'try_files' && name !== 'root' ? all[0] : undefined;
      const [first = '', second = ''] = matcher === undefined ? all : all.slice(1);
      if (matcher?.startsWith('@') && !(matchers.get(matcher) ?? []).every((terms) => fits(terms, visit))) continue;
      if (matcher?.startsWith('/') && matcher !== visit.path) continue;

      if (name === 'import') walk(top.find(({ words: [snippet] }) => snippet === `(${first})`)?.block ?? [], visit);
      else if (name === 'header')
        for (const change of block.length > 0 ? block.map((line) => line.words) : [[first, second]]) setHeader(change, visit);
      else if (name === 'error') return { error: Number(first) };
      else if (name === 'redir')
        return finish(
          Number(second),
          visit,
          first.replaceAll(/\{re\.(\w+)\.(\d)\}/g, (_, rule: string, group: string) => visit.groups.get(rule)?.[Number(group)] ?? ''),
        );
      else if (name === 'respond') return finish(visit.failed ?? Number(second || 200), visit);
      else if (name === 'rewrite') visit.path = first;
      else if (name === 'try_files')
        visit.path = [first, second].map((text) => text.replace('{path}', visit.path)).find((file) => files.has(file)) ?? visit.path;
      else if (name === 'file_server') return serve(visit);
      else if (name === 'route') {
        const outcome = walk(block, visit);
        if (outcome) return outcome;
      } else if (name !== 'root' && name !== 'handle_errors') throw new Error(`Unknown directive: ${name}`);
    }
    return null;
  }

  return (address, method = 'GET') => {
    const visit: Visit = {
      address,
      method,
      failed: null,
      path: pathOf(address) ?? '',
      headers: new Map(),
      withheld: new Set(),
      groups: new Map(),
    };
    const outcome = walk(site, visit) ?? { error: 404 };
    if (!('error' in outcome)) return outcome;
    const errors = site.find(({ words }) => words[0] === 'handle_errors')?.block ?? [];
    const shown = walk(errors, { ...visit, failed: outcome.error, withheld: new Set() });
    return shown && 'status' in shown ? shown : { status: outcome.error, headers: {} };
  };
}
