import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Types that shrink; fonts and pictures are compressed already. */
const SHRINKS = /text|javascript|json|xml|manifest/;

/** As hosts do: quick, and nearly as small as it gets. */
const QUALITY = 5;

/**
 * Compresses what a handler answers, as any host does, so that what is seen here is what a visitor gets.
 * @param {import('node:http').RequestListener} handler
 * @returns {import('node:http').RequestListener}
 */
export function compressed(handler) {
  return (request, response) => {
    const accepted = String(request.headers['accept-encoding']);
    const encoding = /\bbr\b/.test(accepted)
      ? 'br'
      : /\bgzip\b/.test(accepted)
        ? 'gzip'
        : undefined;
    if (encoding && request.method === 'GET') compress(response, encoding);
    handler(request, response);
  };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {'br' | 'gzip'} encoding
 */
function compress(response, encoding) {
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  /** @type {import('node:stream').Transform | undefined} */
  let zip;
  Object.assign(response, {
    /**
     * @param {number} status
     * @param {import('node:http').OutgoingHttpHeaders} [headers]
     */
    writeHead(status, headers = {}) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value ?? '');
      const type = String(response.getHeader('Content-Type'));
      if (status === 200 && SHRINKS.test(type) && !response.hasHeader('Content-Encoding')) {
        response.removeHeader('Content-Length');
        response.setHeader('Content-Encoding', encoding);
        response.setHeader('Vary', 'Accept-Encoding');
        zip =
          encoding === 'br'
            ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
            : createGzip();
        zip.on('data', write);
        zip.on('end', () => end());
        zip.on('drain', () => response.emit('drain'));
      }
      return writeHead(status);
    },
    /** @param {string | Uint8Array} chunk */
    write(chunk) {
      return zip ? zip.write(chunk) : write(chunk);
    },
    /** @param {string | Uint8Array} [chunk] */
    end(chunk = '') {
      if (!zip && !response.headersSent) response.writeHead(response.statusCode);
      if (zip) zip.end(chunk);
      else end(chunk);
      return response;
    },
  });
}
