import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { z } from 'zod';
import { PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import { asksAgain } from './fhir-transport.ts';

/** What we may do there: send orders and requests to cancel, and read what became of them. */
const PHARMACY_SCOPES = [
  'system/Patient.cu',
  'system/Practitioner.c',
  'system/MedicationRequest.c',
  'system/SupplyRequest.c',
  'system/Task.crs',
  'system/MedicationDispense.rs',
].join(' ');

const ASSERTION_SECONDS = 60;
/** A token is renewed this long before it ends, so that none ends on its way. */
const MARGIN_MS = 30_000;
const TIMEOUT_MS = 10_000;

export interface BackendClient {
  /** Base address of the FHIR server. */
  readonly url: string;
  /** Null: the server's `.well-known/smart-configuration` names it. */
  readonly tokenUrl: string | null;
  readonly clientId: string;
  /** Private key as a JWK with `kid` and `alg`; the pharmacy has the public one. */
  readonly privateKey: string;
}

export interface BackendToken {
  get(): Promise<string>;
  /** Forgets a token that the server refused. */
  forget(): void;
}

const configuration = z.object({ token_endpoint: z.url({ protocol: /^https?$/ }) });
const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().default(300) });

const ask = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (response?.ok) return response.json().catch(() => null);
  await response?.body?.cancel();
  if (!response || asksAgain(response.status))
    throw new PharmacyUnavailable(
      `The pharmacy's sign-in does not answer (${response?.status ?? 'no answer'}).`,
    );
  throw new Error(`The pharmacy's sign-in refused us: HTTP ${response.status}.`);
};

/** A token endpoint without encryption is accepted only where the FHIR server has none either: on loopback. */
const checkedEndpoint = (endpoint: string, base: string): string => {
  if (new URL(base).protocol === 'https:' && new URL(endpoint).protocol !== 'https:')
    throw new Error('The pharmacy names an address without encryption for sign-in.');
  return endpoint;
};

/**
 * Access tokens by SMART Backend Services: OAuth 2 client credentials with a JWT that is signed with our private key
 * (https://hl7.org/fhir/smart-app-launch/backend-services.html). One token serves all requests until it ends.
 */
export const createBackendToken = ({ url, tokenUrl, clientId, privateKey }: BackendClient): BackendToken => {
  const key: JWK = JSON.parse(privateKey);
  let endpoint: Promise<string> | null = tokenUrl === null ? null : Promise.resolve(tokenUrl);
  let current: { token: Promise<string>; endsAt: number } | null = null;

  const discover = async (): Promise<string> => {
    const found = configuration.parse(await ask(`${url}/.well-known/smart-configuration`, {}));
    return checkedEndpoint(found.token_endpoint, url);
  };

  const assertion = async (audience: string): Promise<string> =>
    new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: key.alg ?? 'ES384', kid: key.kid })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(audience)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${ASSERTION_SECONDS}s`)
      .sign(await importJWK(key));

  const request = async (): Promise<{ token: string; endsAt: number }> => {
    endpoint ??= discover();
    const tokenEndpoint = await endpoint.catch((error: unknown) => {
      endpoint = null;
      throw error;
    });
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: PHARMACY_SCOPES,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await assertion(tokenEndpoint),
    });
    const given = answer.parse(await ask(tokenEndpoint, { method: 'POST', body }));
    return { token: given.access_token, endsAt: Date.now() + given.expires_in * 1000 };
  };

  const renew = (): Promise<string> => {
    const next = { token: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
    current = next;
    next.token = request().then(
      ({ token, endsAt }) => {
        next.endsAt = endsAt;
        return token;
      },
      (error: unknown) => {
        if (current === next) current = null;
        throw error;
      },
    );
    return next.token;
  };

  return {
    get: () => (current && Date.now() < current.endsAt - MARGIN_MS ? current.token : renew()),
    forget: () => {
      current = null;
    },
  };
};
