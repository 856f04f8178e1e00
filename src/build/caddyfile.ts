import { SHARE_HELP, SHARE_PATH } from '../site/worker/share-target.ts';
import { site } from '../words/config.ts';
import { CACHE_CONTROL, OPEN_DATA } from './headers.ts';
import { homesBelow, languagePattern } from './homes.ts';
import { codesInAddresses } from './redirects.ts';

/** A site block for Caddy that responds like `scripts/serve.js`. */
export function caddyfile(host: string, headers: Readonly<Record<string, string>>): string {
  const { hashed, others } = CACHE_CONTROL;
  const base = site.basePath;
  const home = base + languagePattern;
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
	@manifest path */manifest.webmanifest
	header @manifest Content-Type application/manifest+json
	@parquet path *.parquet
	header @parquet Content-Type application/vnd.apache.parquet

	# ${base}/about and ${base}/about/ are about.html; home is the index.html of its folder. The 404 page is no page of its own, and _headers and _redirects are not for visitors.
	route {
		# A text that was shared, where no service worker took it.
		@share path_regexp share ^(${home}/)${SHARE_PATH}$
		redir @share {re.share.1}${SHARE_HELP} 303
		@method not method GET HEAD
		error @method 405
${[...(base === '' ? [] : [`${base}/`]), ...homesBelow].map(homeRedirect).join('')}		@slash {
			path_regexp slash ^(${base}/.+)/$
			not path ${homesBelow.join(' ')}
		}
		rewrite @slash {re.slash.1}
		# No file has a NUL in its name, and asking for one is a failure.
		@nul path_regexp \\x00
		error @nul 404
		# The page of a code, in whatever case its letters are written.
		@code path_regexp code ^(${home}/)codes/([^/]*[A-Z][^/]*)$
		handle @code {
			map {re.code.2} {code_page} {
${codesInAddresses.map(([from, to]) => `\t\t\t\t~(?i)^${from}$ codes/${to}`).join('\n')}
				default ""
			}
			@known not vars {code_page} ""
			redir @known {re.code.1}{code_page} permanent
			error 404
		}
		@hidden path_regexp ^(${home}/404(\\.html)?|${base}/_headers|${base}/_redirects)$
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
			# In the language of the path.
			map {path} {not_found} {
${homesBelow.map((path) => `\t\t\t\t~^${path} ${path}404.html`).join('\n')}
				default ${base}/404.html
			}
			rewrite * {not_found}
			file_server
		}
	}
}
`;
}

function homeRedirect(home: string): string {
  return `\t\tredir ${home.slice(0, -1)} ${home} permanent\n`;
}

function header([name, value]: [string, string]): string {
  return `\t\t${name} "${value}"`;
}
