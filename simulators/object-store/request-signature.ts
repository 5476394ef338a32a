import { createHash, createHmac } from 'node:crypto';

export interface StoreCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A request as it arrived. Names of headers are in lower case. */
interface ArrivedRequest {
  readonly method: string;
  /** Path and query, as they were sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** What is signed: the parts of the request, one a line. */
const canonical = ({ method, url, headers }: ArrivedRequest, signed: string): string => {
  const [path = '', query = ''] = url.split('?');
  const fields = query === '' ? [] : query.split('&').map((one) => (one.includes('=') ? one : `${one}=`));
  const lines = signed.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const hash = String(headers['x-amz-content-sha256'] ?? '');
  return [method, path, fields.toSorted().join('&'), lines.join(''), signed, hash].join('\n');
};

/** Whether the request is signed with the credentials (AWS Signature Version 4), and its body is the one that was signed. */
export const isSignedRequest = (request: ArrivedRequest, credentials: StoreCredentials): boolean => {
  const { headers, body } = request;
  const [, id, scope = '', signed = '', signature] = AUTHORIZATION.exec(String(headers.authorization)) ?? [];
  if (id !== credentials.accessKeyId || headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical(request, signed))];
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  return hmac(key, text.join('\n')).toString('hex') === signature;
};
