import { site } from '../words/config.ts';
import { CACHE_CONTROL, OPEN_DATA } from './headers.ts';
import { redirects, shareRedirect } from './redirects.ts';

/** A server block for nginx that responds like `scripts/serve.js`. */
export function nginx(host: string, headers: Readonly<Record<string, string>>): string {
  const base = site.basePath;
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

# The page of a code, in whatever case its letters are written.
map $uri $heatstamp_code_page {
  default "";
${redirects.map(({ from, to }) => `  ${from} ${to};`).join('\n')}
}

map $status $heatstamp_allow {
  default "";
  405 "GET, HEAD";
}

server {
  listen 80;
  server_name ${host};
  root /var/www${base === '' ? '/heatstamp' : ''};
  error_page 404 ${base}/404.html;
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
  if ($uri = ${shareRedirect.from}) { return 303 ${shareRedirect.to}; }
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }

  # ${base}/about and ${base}/about/ are about.html.
  rewrite ^(${base}/.+)/$ $1 last;
${base === '' ? '' : `  location = ${base} { return 301 ${base}/; }\n`}  location = ${base}/ { try_files ${base}/index.html =404; }
  location / { try_files $uri $uri.html =404; }

  location ~ ^${base}/codes/[^/]*[A-Z] {
    if ($heatstamp_code_page = "") { return 404; }
    return 301 $heatstamp_code_page;
  }

  # The 404 page is no page of its own, and _headers and _redirects are not for visitors.
  location = ${base}/404.html { internal; }
  location ~ ^${base}/(404|_headers|_redirects)$ { return 404; }

  # nginx does not know their types.
  location = ${base}/manifest.webmanifest { types {} default_type application/manifest+json; }
  location ~ \\.csv$ { types {} default_type text/csv; }
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

function header([name, value]: [string, string]): string {
  return `  add_header ${name} "${value}" always;`;
}
