import { SHARE_HELP, SHARE_PATH } from '../site/worker/share-target.ts';
import { site } from '../words/config.ts';
import { CACHE_CONTROL, OPEN_DATA } from './headers.ts';
import { homesBelow, languagePattern } from './homes.ts';
import { codesInAddresses } from './redirects.ts';

/** A server block for nginx that responds like `scripts/serve.js`. */
export function nginx(host: string, headers: Readonly<Record<string, string>>): string {
  const base = site.basePath;
  const home = base + languagePattern;
  return `# Written by the build from the table that makes _headers; goes into /etc/nginx/conf.d.
# Set root so that root${base} is where dist/site lies. TLS, and with it Strict-Transport-Security, is yours to add.
map $uri $heatstamp_cache_control {
  default "${CACHE_CONTROL.others}";
  ~^${CACHE_CONTROL.hashed.folder} "${CACHE_CONTROL.hashed.value}";
}

# Where these are empty, nginx sends no such header.
map $uri $heatstamp_allow_origin {
  default "";
  ~^${OPEN_DATA.folder} "${OPEN_DATA.value}";
}

# The 404 page in the language of the path.
map $uri $heatstamp_not_found {
  default ${base}/404.html;
${homesBelow.map((path) => `  ~^${path} ${path}404.html;`).join('\n')}
}

# A code as the address of its page has it, in whatever case its letters are written.
map $heatstamp_code $heatstamp_code_page {
  default "";
${codesInAddresses.map(([from, to]) => `  ${from} ${to};`).join('\n')}
}

map $status $heatstamp_allow {
  default "";
  405 "GET, HEAD";
}

server {
  listen 80;
  server_name ${host};
  root /var/www${base === '' ? '/heatstamp' : ''};
  error_page 404 $heatstamp_not_found;
  absolute_redirect off;

  charset utf-8;
  charset_types ${['text/plain', 'text/xml', ...COMPRESSED].join(' ')};
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/xml ${COMPRESSED.join(' ')};

${Object.entries(headers).map(header).join('\n')}
  add_header Cache-Control $heatstamp_cache_control always;
  add_header ${OPEN_DATA.header} $heatstamp_allow_origin always;
  add_header Allow $heatstamp_allow always;
  # A text that was shared, where no service worker took it. What was posted is not read.
  if ($uri ~ ^(${home}/)${SHARE_PATH}$) { return 303 $1${SHARE_HELP}; }
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  # ${base}/about and ${base}/about/ are about.html; home is the index.html of its folder.
  rewrite ^(?!${home}/$)(${base}/.+)/$ $1 last;
  location ~ ^(${home}/)$ { try_files $1index.html =404; }
${[...(base === '' ? [] : [`${base}/`]), ...homesBelow].map(homeRedirect).join('\n')}
  location / { try_files $uri $uri.html =404; }

  location ~ ^(?<heatstamp_codes>${home}/codes/)(?<heatstamp_code>[^/]*[A-Z][^/]*)$ {
    if ($heatstamp_code_page = "") { return 404; }
    return 301 $heatstamp_codes$heatstamp_code_page;
  }

  # The 404 page is no page of its own, and _headers and _redirects are not for visitors.
  location ~ ^${home}/404\\.html$ { internal; }
  location ~ ^(${home}/404|${base}/_headers|${base}/_redirects)$ { return 404; }

  # nginx does not know their types.
  location ~ /manifest\\.webmanifest$ { types {} default_type application/manifest+json; }
  location ~ \\.csv$ { types {} default_type text/csv; }
  location ~ \\.gz$ { types {} default_type application/gzip; }
  location ~ \\.parquet$ { types {} default_type application/vnd.apache.parquet; }
}
`;
}

/** Text formats to compress besides HTML, which nginx always includes. */
const COMPRESSED = [
  'text/csv',
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
];

function homeRedirect(home: string): string {
  return `  location = ${home.slice(0, -1)} { return 301 ${home}; }`;
}

function header([name, value]: [string, string]): string {
  return `  add_header ${name} "${value}" always;`;
}
