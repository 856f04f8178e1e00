import { CACHING } from './header-table.ts';

/** The site block for Caddy that answers as `scripts/serve.js` does. */
export function caddyfile(host: string, headers: Readonly<Record<string, string>>): string {
  return `# Written by the build from the table that makes _headers.
# Set root to where dist/site lies. Caddy sees to TLS; Strict-Transport-Security is yours to add.
(heatstamp_headers) {
	header {
${Object.entries(headers).map(header).join('\n')}
		Cache-Control "${CACHING.others}"
	}
}

${host} {
	root * /var/www/heatstamp
	encode zstd gzip
	import heatstamp_headers
	header ${CACHING.hashed.folder}* Cache-Control "${CACHING.hashed.value}"
	header /manifest.webmanifest Content-Type application/manifest+json

	# /about and /about/ are about.html. The 404 page is no page of its own, and _headers is not for visitors.
	route {
		error /404 404
		error /404.html 404
		error /_headers 404
		@slash path_regexp slash ^(.+)/$
		rewrite @slash {re.slash.1}
		try_files {path} {path}.html
		file_server
	}

	handle_errors {
		import heatstamp_headers
		@lost expression {err.status_code} == 404
		handle @lost {
			rewrite * /404.html
			file_server
		}
	}
}
`;
}

function header([name, value]: [string, string]): string {
  return `\t\t${name} "${value}"`;
}
