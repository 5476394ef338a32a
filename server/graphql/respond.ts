import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { encodingFor } from '../http/content-encoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this, compressing costs more than it saves. */
const COMPRESS_FROM_BYTES = 4_096;
/** Fast rather than small: each response is compressed separately. */
const BROTLI_QUALITY = 3;

const encode = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : toGzip(body, { level: 3 });

/** Sends an API response: never cached, and compressed when it is large. */
export const respond = async (
  request: Request,
  response: Response,
  status: number,
  headers: Readonly<Record<string, string>>,
  text: string,
): Promise<void> => {
  const plain = Buffer.from(text);
  const encoding =
    plain.length < COMPRESS_FROM_BYTES ? 'identity' : encodingFor(request.get('accept-encoding'));
  const body = encoding === 'identity' ? plain : await encode(plain, encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.vary('accept-encoding');
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
};
