import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { imageLimits } from '#config/images.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { isPublicAddress } from './is-public-address.ts';

const problem = fail('TEMPORARILY_UNAVAILABLE', 'url could not be fetched from where it lies.', [
  { field: 'url', message: 'url could not be fetched from where it lies.' },
]);

export interface FetchOptions {
  readonly mayReach?: (address: string) => boolean;
  readonly sourceBytes?: number;
}

/**
 * The DNS look-up of the connection itself: the address that is checked is the one that is connected to, so a
 * name cannot resolve to one machine for the check and to another for the request.
 */
const guardedLookup =
  (mayReach: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '');
      if (!found.every(({ address }) => mayReach(address)))
        return callback(new Error('the address is not public'), '');
      if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/** The whole body, or null when it is not an image, too long or incomplete. Any status except 200 is refused, redirects too. */
const bodyOf = async (response: IncomingMessage, most: number): Promise<Buffer | null> => {
  const type = response.headers['content-type'] ?? '';
  const isPicture = /^image\//i.test(type) && !/svg|xml/i.test(type);
  if (response.statusCode !== 200 || !isPicture || Number(response.headers['content-length'] ?? 0) > most)
    return null;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (length > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** Fetches an image from another site: public addresses only, no redirects, limited in bytes and time. */
export const fetchRemote = (
  url: URL,
  { mayReach = isPublicAddress, sourceBytes = imageLimits.sourceBytes }: FetchOptions = {},
): Promise<Result<Buffer>> => {
  // A host that is an IP address is never looked up.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayReach(host)) return Promise.resolve(problem);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const asked = request(
      url,
      {
        agent: false,
        lookup: guardedLookup(mayReach),
        headers: { accept: 'image/avif,image/webp,image/png,image/jpeg', 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(imageLimits.fetchMs),
      },
      (response) => {
        bodyOf(response, sourceBytes)
          .catch(() => null)
          .then((body) => {
            response.destroy();
            resolve(body ? ok(body) : problem);
          });
      },
    );
    asked.once('error', () => resolve(problem));
    asked.end();
  });
};
