import { PharmacyUnavailable } from '#server/ports/pharmacy.ts';
import type { BackendToken } from './backend-token.ts';
import type { FhirAnswer, FhirRequest, FhirTransport } from './fhir-transport.ts';

const TIMEOUT_MS = 10_000;
const FHIR_JSON = 'application/fhir+json';

const bodyOf = ({ resource, search }: FhirRequest): Pick<RequestInit, 'body' | 'headers'> => {
  if (search) return { body: new URLSearchParams(search) };
  if (!resource) return {};
  return { body: JSON.stringify(resource), headers: { 'content-type': FHIR_JSON } };
};

/** Requests to the FHIR server at `url`, with an access token. A token that was refused is replaced once. */
export const createHttpTransport = (options: {
  readonly url: string;
  readonly token: BackendToken;
  readonly timeoutMs?: number;
}): FhirTransport => {
  const { url, token, timeoutMs = TIMEOUT_MS } = options;
  const sendOnce = async (request: FhirRequest): Promise<FhirAnswer> => {
    const { body, headers } = bodyOf(request);
    const authorization = `Bearer ${await token.get()}`;
    try {
      const response = await fetch(request.path === '' ? url : `${url}/${request.path}`, {
        method: request.method,
        body,
        headers: {
          ...headers,
          accept: FHIR_JSON,
          authorization,
          prefer: 'return=representation',
          ...(request.ifNoneExist === undefined ? {} : { 'if-none-exist': request.ifNoneExist }),
        },
        // Another address has not been configured, so it gets no order.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      throw new PharmacyUnavailable('The pharmacy does not answer.');
    }
  };
  return async (request) => {
    const answer = await sendOnce(request);
    if (answer.status !== 401) return answer;
    token.forget();
    return sendOnce(request);
  };
};
