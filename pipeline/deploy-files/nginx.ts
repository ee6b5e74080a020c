// An nginx configuration that answers as our own host does, and ends TLS.
import { ADDRESS_LIMIT_BYTES, ADDRESS_RULES, HEALTH, METHODS, type PathRule, type SentRule } from '../../host/address-rules.ts';
import { CACHE_RULES, PAGE_CACHE_CONTROL, REFUSAL_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { DRAWING_HEADERS, DRAWINGS, overTls, PARTS, SHARED, SHARED_HEADERS, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/limits.ts';
import type { Publication } from './publication.ts';

const HEADER_BUFFER_KB = 16;

/** Answers that are a file, and with them those that say where one is, or that there is none. */
const FILE = '(200|206|304)';
const FILE_OR_WAY = '(200|206|304|308|404)';

function seconds(ms: number): string {
  return `${ms / 1000}s`;
}

/** A file at one of these paths, as a regular expression over a status and a path. */
function inputOf(patterns: readonly string[]): string {
  const texts = patterns
    .map((pattern) => pattern.replaceAll('.', '\\.'))
    .map((text) => (text.startsWith('*') ? `.*${text.slice(1)}$` : text.endsWith('*') ? text.slice(0, -1) : `${text}$`));
  return `~^${FILE} (${texts.join('|')})`;
}

function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A header whose value the answer decides: the first line that fits, or the default. nginx sends no header without a value. */
function map(name: string, usual: string, cases: readonly (readonly [input: string, value: string])[]): string {
  const lines = cases.map(([input, value]) => `  "${input}" "${value}";\n`);
  return `map "$status $uri" ${variableOf(name)} {\n  default "${usual}";\n${lines.join('')}}\n`;
}

function maps(everything: Headers, documents: Headers): string {
  const shared = Object.entries(SHARED_HEADERS).map(([name, value]) => map(name, everything[name] ?? '', [[inputOf(SHARED), value]]));
  const ofDocuments = Object.entries(documents).map(([name, value]) => {
    const ofDrawings = DRAWING_HEADERS[name];
    return map(name, value, [[inputOf(PARTS), ''], ...(ofDrawings === undefined ? [] : [[inputOf(DRAWINGS), ofDrawings] as const])]);
  });
  const caching = CACHE_RULES.map(({ paths, cacheControl }) => [inputOf(paths), cacheControl] as const);
  return [
    ...shared,
    ...ofDocuments,
    map('Cache-Control', REFUSAL_CACHE_CONTROL, [...caching, [`~^${FILE_OR_WAY} `, PAGE_CACHE_CONTROL]]),
  ].join('\n');
}

function addHeaders(everything: Headers, documents: Headers): string {
  const plain = Object.entries(everything).filter(([name]) => !(name in SHARED_HEADERS));
  const mapped = [...Object.keys(SHARED_HEADERS), ...Object.keys(documents), 'Cache-Control'].map((name) => [name, variableOf(name)]);
  return [...plain.map(([name, value]) => [name, `"${value}"`]), ...mapped]
    .map(([name, value]) => `  add_header ${name} ${value} always;`)
    .join('\n');
}

/** The original text is sent back, not the decoded one: that could hold the end of a line. */
function sentRule(rule: SentRule): string {
  const answer = rule.answer === 'refused' ? '400' : `308 /${rule.to.map((group) => `$${group}`).join('')}`;
  return `  if ($request_uri ~ "${rule.pattern}") {\n    return ${answer};\n  }`;
}

function pathRule({ pattern, answer }: PathRule): string {
  return `  location ~ "${pattern}" {${answer === 'hidden' ? '\n    return 404;' : ''}\n  }`;
}

/** What listens in clear where visitors come by TLS: it serves nothing, except for whoever proves that the name is ours. */
function redirectServer(hostname: string, origin: string): string {
  return String.raw`server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  server_tokens off;
  location ^~ /.well-known/acme-challenge/ {
    root /var/www/acme;
  }
  location / {
    return 308 ${origin}$request_uri;
  }
}

`;
}

function listenLines({ protocol, hostname }: URL): string {
  if (protocol === 'http:') return '  listen 80;\n  listen [::]:80;';
  return `  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers off;
  ssl_session_cache shared:apricotgames:10m;
  ssl_session_tickets off;`;
}

/** For the http block: maps, the server of the site, and for an origin with TLS the one that leads there. */
export function nginxConfiguration({ site, origin, root }: Publication): string {
  const url = new URL(origin);
  const isTls = url.protocol === 'https:';
  const { everything, documents } = isTls ? overTls(site) : site;
  return String.raw`# Made by the build. Include it in nginx's http block, and load nginx anew with each release: the policy belongs to its pages.
${maps(everything, documents)}
${isTls ? redirectServer(url.hostname, origin) : ''}server {
${listenLines(url)}
  server_name ${url.hostname};
  root ${root};

  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  # A line longer than ${ADDRESS_LIMIT_BYTES} bytes is nothing that a page of ours links to.
  large_client_header_buffers 4 ${HEADER_BUFFER_KB}k;
  client_max_body_size 1k;
  client_header_timeout ${seconds(LIMITS.headMs)};
  client_body_timeout ${seconds(LIMITS.requestMs)};
  send_timeout ${seconds(LIMITS.silenceMs)};
  keepalive_timeout ${seconds(LIMITS.keepAliveMs)};

  default_type application/octet-stream;
  types {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `    "${type}" ${ending};`)
  .join('\n')}
  }

  gzip_static on;
  gzip_vary on;
  # With libnginx-mod-http-brotli-static: brotli_static on;

${addHeaders(everything, documents)}

  error_page 404 /404.html;

  if ($request_method !~ "^(${METHODS.join('|')})$") {
    return 405;
  }
${ADDRESS_RULES.filter((rule) => rule.over === 'sent')
  .map(sentRule)
  .join('\n')}

  location = / {
    try_files /index.html =404;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  location = ${HEALTH.path} {
    default_type "${CONTENT_TYPES['txt']}";
    return 200 "${HEALTH.text.replace('\n', '\\n')}";
  }
${ADDRESS_RULES.filter((rule) => rule.over === 'path')
  .map(pathRule)
  .join('\n')}
  location = /404.html {
    internal;
  }
}
`;
}
