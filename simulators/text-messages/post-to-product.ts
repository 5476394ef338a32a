import { createHmac } from 'node:crypto';

const PATIENCE_MS = 5_000;

/** Twilio's signature of a request: HMAC-SHA-1 of the address and every field, sorted by name. */
export const signatureOf = (
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string =>
  createHmac('sha1', authToken)
    .update(
      url +
        Object.entries(fields)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .flat()
          .join(''),
    )
    .digest('base64');

export type PostToProduct = (url: string, fields: Readonly<Record<string, string>>) => Promise<string | null>;

/**
 * Sends signed requests to addresses of the product, through loopback. Returns what it answered; null when it did not take
 * the request.
 */
export const postToProduct =
  (authToken: string, port: number): PostToProduct =>
  async (url, fields) => {
    const { pathname, search } = new URL(url);
    try {
      const response = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method: 'POST',
        headers: { 'x-twilio-signature': signatureOf(authToken, url, fields) },
        body: new URLSearchParams(fields),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = await response.text();
      return response.ok ? answer : null;
    } catch {
      return null;
    }
  };
