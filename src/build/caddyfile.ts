import { site } from '../words/config.ts';
import { CACHE_CONTROL, OPEN_DATA } from './headers.ts';
import { redirects, shareRedirect } from './redirects.ts';

/** A site block for Caddy that responds like `scripts/serve.js`. */
export function caddyfile(host: string, headers: Readonly<Record<string, string>>): string {
  const { hashed, others } = CACHE_CONTROL;
  const base = site.basePath;
  return `# Written by the build from the table that makes _headers.
# Set root so that root${base} is where dist/site lies. Caddy sees to TLS; Strict-Transport-Security is yours to add.
(heatstamp) {
	root * /var/www${base === '' ? '/heatstamp' : ''}
	encode zstd gzip
	header {
${Object.entries(headers).map(header).join('\n')}
	}
}

${host} {
	import heatstamp
	@hashed path ${hashed.folder}*
	@others not path ${hashed.folder}*
	header @hashed Cache-Control "${hashed.value}"
	header @others Cache-Control "${others}"
	header ${OPEN_DATA.folder}* ${OPEN_DATA.header} "${OPEN_DATA.value}"
	header ${base}/manifest.webmanifest Content-Type application/manifest+json

	# ${base}/about and ${base}/about/ are about.html. The 404 page is no page of its own, and _headers and _redirects are not for visitors.
	route {
		# A text that was shared, where no service worker took it.
		redir ${shareRedirect.from} ${shareRedirect.to} 303
		@method not method GET HEAD
		error @method 405
${base === '' ? '' : `\t\tredir ${base} ${base}/ permanent\n`}		@slash path_regexp slash ^(${base}/.+)/$
		rewrite @slash {re.slash.1}
		# No file has a NUL in its name, and asking for one is a failure.
		@nul path_regexp \\x00
		error @nul 404
		# The page of a code, in whatever case its letters are written; a path matches in any.
		map {path} {code_page} {
${redirects.map(({ from, to }) => `\t\t\t~(?i)^${from}$ ${to}`).join('\n')}
		}
		@code {
			path ${redirects.map(({ from }) => from).join(' ')}
			path_regexp [A-Z][^/]*$
		}
		redir @code {code_page} permanent
		@hidden path ${['/404', '/404.html', '/_headers', '/_redirects'].map((path) => base + path).join(' ')}
		error @hidden 404
		try_files {path} {path}.html
		file_server
	}

	handle_errors {
		import heatstamp
		header Cache-Control "${others}"
		@refused expression {err.status_code} == 405
		header @refused Allow "GET, HEAD"
		@lost expression {err.status_code} == 404
		handle @lost {
			rewrite * ${base}/404.html
			file_server
		}
	}
}
`;
}

function header([name, value]: [string, string]): string {
  return `\t\t${name} "${value}"`;
}
