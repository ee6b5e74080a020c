// A Caddyfile that answers as our own host does, with TLS of its own.
import { CACHE_RULES, PAGE_CACHE_CONTROL } from '../../host/caching.ts';
import { CONTENT_TYPES } from '../../host/content-types.ts';
import { TRANSPORT_SECURITY, type Headers } from '../../host/headers.ts';
import { LIMITS } from '../../host/host.ts';

function seconds(ms: number): string {
  return `${ms / 1000}s`;
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

	header Cache-Control "${PAGE_CACHE_CONTROL}"
${CACHE_RULES.flatMap(({ paths, cacheControl }) => paths.map((path) => `\theader ${path} Cache-Control "${cacheControl}"`)).join('\n')}
${Object.entries(CONTENT_TYPES)
  .map(([ending, type]) => `\theader *.${ending} Content-Type "${type}"`)
  .join('\n')}

	@method not method GET HEAD
	respond @method 405

	@index path /index /index.html
	redir @index /{http.request.orig_uri.query} 308
	@form path_regexp form ^/+([^/\\\\].*?)(\\.html/*|/+)$
	redir @form /{re.form.1} 308

	respond /healthz "ok
" 200

	@hidden {
		path_regexp /\\.|\\.(br|gz)$|^/(404|404\\.html|_headers|_redirects)$
		not path /.well-known/security.txt
	}
	error @hidden 404

	try_files {path} {path}.html
	file_server {
		precompressed br gzip
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
