// A Caddyfile that answers as our own host does, with TLS of its own.
import { CACHE_RULES, PAGE_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { TRANSPORT_SECURITY, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/host.ts';
import { NOT_SERVED, OTHER_FORMS, SUSPECT } from './one-form.ts';

function seconds(ms: number): string {
  return `${ms / 1000}s`;
}

/** A path of a cache rule as a line of a map. */
function mapInput(path: string): string {
  return path.endsWith('*') ? `~^${path.slice(0, -1).replaceAll('.', '\\.')}` : path;
}

function formRule([pattern, parts]: (typeof OTHER_FORMS)[number], index: number): string {
  const name = `form${index}`;
  const target = parts.map((part) => `{re.${name}.${part}}`).join('');
  return `\t\t@${name} vars_regexp ${name} {http.request.orig_uri} ${pattern}\n\t\tredir @${name} /${target} 308`;
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
		/healthz "${CONTENT_TYPES['txt']}"
		default "${CONTENT_TYPES['html']}"
	}
	header Cache-Control {site_cache_control}
	header Content-Type {site_type}

	# In this order, whatever order Caddy would take by itself.
	route {
		@method not method GET HEAD
		respond @method 405
		@suspect vars_regexp {http.request.orig_uri} ${SUSPECT}
		respond @suspect 400
${OTHER_FORMS.map(formRule).join('\n')}

		respond /healthz "ok
" 200

		@hidden {
			vars_regexp {http.request.orig_uri.path} ${NOT_SERVED}
			not path /.well-known/security.txt
		}
		error @hidden 404

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
