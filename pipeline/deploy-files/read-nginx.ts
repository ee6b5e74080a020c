// Reads an nginx configuration of ours as nginx does, so that a test without nginx sees what it would answer: the phases and the few
// directives that pipeline/deploy-files/nginx.ts writes, and an error for any other (https://nginx.org/en/docs/).
import { pathOf, type Answer, type Ask } from './answer.ts';

interface Directive {
  readonly words: readonly string[];
  readonly block: readonly Directive[];
}

/** Settings of the connection, which no answer of ours depends on. */
const QUIET =
  /^(ssl_\w+|listen|server_name|root|server_tokens|absolute_redirect|merge_slashes|large_client_header_buffers|client_\w+|send_timeout|keepalive_timeout|default_type|types|gzip_\w+|internal)$/;

function parse(text: string): readonly Directive[] {
  const tokens = text.replaceAll(/^\s*#.*$/gm, '').match(/"(?:[^"\\]|\\.)*"|[{};]|[^\s{};"]+/g) ?? [];
  let next = 0;
  function block(): readonly Directive[] {
    const directives: Directive[] = [];
    let words: string[] = [];
    while (next < tokens.length) {
      const token = tokens[next++] ?? '';
      if (token === '}') return directives;
      if (token === ';') directives.push({ words, block: [] });
      else if (token === '{') directives.push({ words, block: block() });
      else words.push(token.startsWith('"') ? token.slice(1, -1) : token);
      if (token === ';' || token === '{') words = [];
    }
    return directives;
  }
  return block();
}

const named = (directives: readonly Directive[], name: string) => directives.filter(({ words }) => words[0] === name);

/** The value of a map for an input: a text that is the same, then the first pattern that matches, then the default. */
function lookUp({ block }: Directive, input: string): string {
  const match =
    block.find(({ words: [key = ''] }) => key === input) ??
    block.find(({ words: [key = ''] }) => key.startsWith('~') && new RegExp(key.slice(1)).test(input)) ??
    block.find(({ words: [key] }) => key === 'default');
  return match?.words[1] ?? '';
}

function serverAt(port: number, top: readonly Directive[]): readonly Directive[] {
  const listens = ({ block }: Directive) => named(block, 'listen').some(({ words }) => words[1] === String(port));
  const server = named(top, 'server').find(listens);
  if (!server) throw new Error(`Nobody listens at port ${port}`);
  return server.block;
}

/** `files` are the files of the site, each with a slash in front; asked is the server that listens at `port`. */
export function readNginx(configuration: string, files: ReadonlySet<string>, port = 443): Ask {
  const top = parse(configuration);
  const maps = new Map(named(top, 'map').map((map) => [map.words[2] ?? '', map]));
  const server = serverAt(port, top);
  for (const { words } of server)
    if (!QUIET.test(words[0] ?? '') && !/^(add_header|error_page|if|location)$/.test(words[0] ?? ''))
      throw new Error(`Unknown: ${words.join(' ')}`);

  function finish(status: number, uri: string, location?: string): Answer {
    const headers: Record<string, string> = {};
    for (const { words } of named(server, 'add_header')) {
      const [, name = '', written = '', always] = words;
      if (always !== 'always') throw new Error(`${name} would not be sent with errors`);
      const map = maps.get(written);
      const value = map ? lookUp(map, `${status} ${uri}`) : written;
      if (value !== '') headers[name.toLowerCase()] = value;
    }
    return { status, headers, ...(location === undefined ? {} : { location }) };
  }

  /** The answer for a status, with the page that error_page gives it. */
  function fail(status: number, uri: string): Answer {
    const [, , page] = named(server, 'error_page').find(({ words }) => words[1] === String(status))?.words ?? [];
    return finish(status, page ?? uri);
  }

  function locationOf(path: string): readonly Directive[] {
    const locations = named(server, 'location');
    const exact = locations.find(({ words }) => words[1] === '=' && words[2] === path);
    const regular = locations.find(({ words }) => words[1] === '~' && new RegExp(words[2] ?? '').test(path));
    return (exact ?? regular ?? locations.find(({ words }) => words[1] === '/'))?.block ?? [];
  }

  return (address, method = 'GET') => {
    const path = pathOf(address);
    // nginx itself refuses what it cannot decode, and takes steps up before it looks at anything else.
    for (const { words, block } of named(server, 'if')) {
      const value = words[1] === '($request_method' ? method : address;
      const found = new RegExp(words[3] ?? '').exec(value);
      if ((found !== null) === (words[2] === '!~')) continue;
      const [, status, target] = named(block, 'return')[0]?.words ?? [];
      const location = target?.replaceAll(/\$(\d)/g, (_, group: string) => found?.[Number(group)] ?? '');
      return location === undefined ? fail(Number(status), path ?? '/') : finish(Number(status), path ?? '/', location);
    }
    const location = locationOf(path ?? '');
    const [, status, target] = named(location, 'return')[0]?.words ?? [];
    if (status?.startsWith('3')) return finish(Number(status), path ?? '', target?.replace('$request_uri', address));
    if (status !== undefined) return status === '404' ? fail(404, path ?? '') : finish(Number(status), path ?? '');
    const [, ...tried] = named(location, 'try_files')[0]?.words ?? ['', '$uri'];
    const file = tried.map((pattern) => pattern.replace('$uri', path ?? '\0')).find((candidate) => files.has(candidate));
    return file === undefined ? fail(404, path ?? '') : finish(200, file);
  };
}
