// A Caddyfile that answers as our own host does, with TLS of its own.
import { ADDRESS_RULES, HEALTH, METHODS, type SentRule } from '../../host/address-rules.ts';
import { CACHE_RULES, PAGE_CACHE_CONTROL, REFUSAL_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { DRAWING_HEADERS, DRAWINGS, overTls, PARTS, SHARED, SHARED_HEADERS, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/limits.ts';
import type { Publication } from './publication.ts';

function seconds(ms: number): string {
  return `${ms / 1000}s`;
}

function headerLines(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name} "${value}"`)
    .join('\n');
}

function sentRule(rule: SentRule, index: number): string {
  const name = `sent${index}`;
  const matcher = `\t\t@${name} vars_regexp ${name} {http.request.orig_uri} ${rule.pattern}`;
  if (rule.answer === 'refused') return `${matcher}\n\t\terror @${name} 400`;
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

/** A header for some paths; the patterns of our rules are those of Caddy. */
function headerFor(matcher: string, paths: readonly string[], lines: string): string {
  return `\t\t@${matcher} path ${paths.join(' ')}\n\t\theader @${matcher} ${lines}`;
}

function fileHeaders(documents: Headers): string {
  const types = Object.entries(CONTENT_TYPES).map(([ending, type]) => headerFor(ending, [`*.${ending}`], `Content-Type "${type}"`));
  const caching = CACHE_RULES.map(({ paths, cacheControl }, index) => headerFor(`kept${index}`, paths, `Cache-Control "${cacheControl}"`));
  const taken = Object.keys(documents).map((name) => `\t\t\t-${name}`);
  return [
    `\t\theader Content-Type "${CONTENT_TYPES['html']}"`,
    ...types,
    ...caching,
    headerFor('shared', SHARED, `{\n${headerLines(SHARED_HEADERS, '\t\t\t')}\n\t\t}`),
    headerFor('drawing', DRAWINGS, `{\n${headerLines(DRAWING_HEADERS, '\t\t\t')}\n\t\t}`),
    headerFor('part', PARTS, `{\n${taken.join('\n')}\n\t\t}`),
  ].join('\n');
}

/** Caddy gets the certificate for an origin with TLS, and leads there whoever comes in clear. */
export function caddyfile({ site, origin, root }: Publication): string {
  const { everything, documents } = origin.startsWith('https:') ? overTls(site) : site;
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

(page_headers) {
	header {
${headerLines({ ...everything, ...documents, 'Cache-Control': PAGE_CACHE_CONTROL }, '\t\t')}
	}
}

${origin} {
	root * ${root}
	header -Server

	# In this order, whatever order Caddy would take by itself.
	route {
		import page_headers

		@method not method ${METHODS.join(' ')}
		error @method 405
${ADDRESS_RULES.filter((rule) => rule.over === 'sent')
  .map(sentRule)
  .join('\n')}
${hiddenRules()}

${fileHeaders(documents)}

		header ${HEALTH.path} Content-Type "${CONTENT_TYPES['txt']}"
		respond ${HEALTH.path} "${HEALTH.text}" 200

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		route {
			import page_headers
			header -Server

			@unknown expression {err.status_code} == 404
			header @unknown Content-Type "${CONTENT_TYPES['html']}"
			rewrite @unknown /404.html
			file_server @unknown {
				precompressed br gzip
			}

			header Cache-Control "${REFUSAL_CACHE_CONTROL}"
			header Content-Type "${CONTENT_TYPES['txt']}"
			respond "{err.status_text}"
		}
	}
}
`;
}
