// An nginx configuration that answers as our own host does.
import { ADDRESS_LIMIT_BYTES, ADDRESS_RULES, HEALTH, METHODS, type PathRule, type SentRule } from '../../host/address-rules.ts';
import { CACHE_RULES, PAGE_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { TRANSPORT_SECURITY, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/host.ts';

const HEADER_BUFFER_KB = 16;

function seconds(ms: number): string {
  return `${ms / 1000}s`;
}

function addHeader([name, value]: readonly [string, string]): string {
  return `add_header ${name} "${value}" always;`;
}

function cacheLine(path: string, cacheControl: string): string {
  const pattern = path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path;
  return `  "${pattern}" "${cacheControl}";`;
}

/** The original text is sent back, not the decoded one: that could hold the end of a line. */
function sentRule(rule: SentRule): string {
  const answer = rule.answer === 'refused' ? '400' : `308 /${rule.to.map((group) => `$${group}`).join('')}`;
  return `  if ($request_uri ~ "${rule.pattern}") {\n    return ${answer};\n  }`;
}

function pathRule({ pattern, answer }: PathRule): string {
  return `  location ~ "${pattern}" {${answer === 'hidden' ? '\n    return 404;' : ''}\n  }`;
}

/** For the http block: a map and one server. `root` is the folder of the site on that machine. */
export function nginxConfiguration(headers: Headers, root: string): string {
  return String.raw`# Made by the build. Include it in nginx's http block, and load nginx anew with each release: the policy belongs to its pages.
map $uri $site_cache_control {
  default "${PAGE_CACHE_CONTROL}";
${CACHE_RULES.flatMap(({ paths, cacheControl }) => paths.map((path) => cacheLine(path, cacheControl))).join('\n')}
}

server {
  listen 80;
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

  ${Object.entries(headers).map(addHeader).join('\n  ')}
  add_header Cache-Control $site_cache_control always;
  # Where this server ends TLS: ${Object.entries(TRANSPORT_SECURITY).map(addHeader).join(' ')}

  error_page 404 /404.html;

  if ($request_method !~ ^(${METHODS.join('|')})$) {
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
