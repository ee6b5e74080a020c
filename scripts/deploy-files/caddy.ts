// A Caddyfile that answers as our own host does, with TLS of its own.
import { ADDRESS_RULES, HEALTH, METHODS, type SentRule } from '../../host/address-rules.ts';
import { CACHE_RULES, PAGE_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { TRANSPORT_SECURITY, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/host.ts';

function seconds(ms: number): string {
  return `${ms / 1000}s`;
}

/** A path of a cache rule as a line of a map. */
function mapInput(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path;
}

function sentRule(rule: SentRule, index: number): string {
  const name = `sent${index}`;
  const matcher = `\t\t@${name} vars_regexp ${name} {http.request.orig_uri} ${rule.pattern}`;
  if (rule.answer === 'refused') return `${matcher}\n\t\trespond @${name} 400`;
  return `${matcher}\n\t\tredir @${name} /${rule.to.map((group) => `{re.${name}.${group}}`).join('')} 308`;
}

/** Hidden is what a rule hides and none before it serves. */
function hiddenRules(): string {
  const lines = (answer: 'served' | 'hidden') =>
    ADDRESS_RULES.filter((rule) => rule.answer === answer).map(
      ({ pattern }, index) => `vars_regexp ${answer}${index} {http.request.orig_uri.path} ${pattern}`,
    );
  const served = lines('served').map((line) => `\n\t\t\tnot ${line}`);
  return lines('hidden')
    .map((line, index) => `\t\t@hidden${index} {\n\t\t\t${line}${served.join('')}\n\t\t}\n\t\terror @hidden${index} 404`)
    .join('\n');
}

/** `origin` is where the site is published: Caddy gets the certificate for it. `root` is the folder of the site on that machine. */
export function caddyfile(headers: Headers, origin: string, root: string): string {
  const lines = (all: Headers, indent: string) =>
    Object.entries(all)
      .map(([name, value]) => `${indent}${name} "${value}"`)
      .join('\n');
  return `# Made by the build. Load Caddy anew with each release: the policy belongs to its pages.
{
	servers {
		timeouts {
			read_header ${seconds(LIMITS.headMs)}
			read_body ${seconds(LIMITS.requestMs)}
			idle ${seconds(LIMITS.keepAliveMs)}
		}
		max_header_size ${LIMITS.headBytes}
	}
}

(site_headers) {
	header {
${lines({ ...headers, ...TRANSPORT_SECURITY }, '\t\t')}
		-Server
	}
}

${origin} {
	root * ${root}
	import site_headers

	map {path} {site_cache_control} {
${CACHE_RULES.flatMap(({ paths, cacheControl }) => paths.map((path) => `\t\t${mapInput(path)} "${cacheControl}"`)).join('\n')}
		default "${PAGE_CACHE_CONTROL}"
	}
	map {path} {site_type} {
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `\t\t~\\.${ending}$ "${type}"`)
  .join('\n')}
		${HEALTH.path} "${CONTENT_TYPES['txt']}"
		default "${CONTENT_TYPES['html']}"
	}
	header Cache-Control {site_cache_control}
	header Content-Type {site_type}

	# In this order, whatever order Caddy would take by itself.
	route {
		@method not method ${METHODS.join(' ')}
		respond @method 405
${ADDRESS_RULES.filter((rule) => rule.over === 'sent')
  .map(sentRule)
  .join('\n')}

		respond ${HEALTH.path} "${HEALTH.text}" 200

${hiddenRules()}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		import site_headers
		header Cache-Control "${PAGE_CACHE_CONTROL}"
		header Content-Type "${CONTENT_TYPES['html']}"
		rewrite * /404.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
}
