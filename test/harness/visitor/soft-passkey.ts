import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, copied: 0x08, attested: 0x40 };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

interface Answered {
  /** The address of the site, as the browser adds it. */
  readonly origin: string;
  /** The domain for which the device signs; that of the origin by default. */
  readonly rpId?: string;
  /** How often the device says that it has signed. */
  readonly counter?: number;
}

/**
 * A passkey in software, for tests without a browser (WebAuthn Level 3, section 6): makes a key pair and signs challenges with it,
 * wherever it is asked to, which a real device refuses on a foreign site.
 */
export const softPasskey = ({ isCopied = false }: { isCopied?: boolean } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = (
    { origin, rpId = new URL(origin).hostname, counter = 0 }: Answered,
    flags: number,
  ): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | FLAGS.present | FLAGS.verified | (isCopied ? FLAGS.copied : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([all]), count]);
  };
  const answer = (response: object): string =>
    JSON.stringify({
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });

  return {
    id: base64url(id),

    /** The answer of `navigator.credentials.create()`, as the page's form sends it. */
    create: (challenge: string, answered: Answered): string => {
      // An ES256 key as COSE writes it (RFC 9053, section 7.1).
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        isoCBOR.encode(key),
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(Buffer.concat([head(answered, FLAGS.attested), attested]))],
      ]);
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', challenge, answered.origin)),
        attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation))),
        transports: ['internal'],
      });
    },

    /** The answer of `navigator.credentials.get()`. */
    get: (challenge: string, answered: Answered): string => {
      const client = clientData('webauthn.get', challenge, answered.origin);
      const authenticatorData = head(answered, 0);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      });
    },
  };
};

export type SoftPasskey = ReturnType<typeof softPasskey>;
