import { createHmac, timingSafeEqual } from 'node:crypto';

/** Minutes for which a signature counts, before and after its time. */
const VALID_MINUTES = 5;

const sumOf = (body: string, secret: string, seconds: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** The signature of a request's body, for a header: `t=<seconds since 1970>,v1=<hex>`, the HMAC-SHA-256 of `<seconds>.<body>`. */
export const signBody = (body: string, secret: string, at: Date): string => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${sumOf(body, secret, seconds).toString('hex')}`;
};

const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** When a body was signed; only of a header that `isSignedBody` accepts. */
export const signedAt = (header: string): Date => new Date(Number(HEADER.exec(header)?.[1]) * 1_000);

/** Whether the header is the signature of this body, made with this secret in the last minutes. */
export const isSignedBody = (header: string, body: string, secret: string, now: Date): boolean => {
  const [, seconds = '', sum = ''] = HEADER.exec(header) ?? [];
  const isNow = Math.abs(now.getTime() / 1000 - Number(seconds)) <= VALID_MINUTES * 60;
  return sum !== '' && isNow && timingSafeEqual(Buffer.from(sum, 'hex'), sumOf(body, secret, seconds));
};
