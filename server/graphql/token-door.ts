import type { Request, RequestHandler } from 'express';
import type { Hosts } from '../hosts/hosts.ts';
import { requesterOf } from '../http/requester-of.ts';
import type { ApiTokens } from '../ports/api-tokens.ts';
import { rememberViewer, viewerOf } from '../viewer.ts';
import { apiError } from './api-error.ts';
import type { ApiErrorCode } from './error-codes.ts';
import { respond } from './respond.ts';

/** The token that a request sends (RFC 6750); empty when it sends none after the word, null without the word. */
const tokenIn = ({ headers }: Pick<Request, 'headers'>): string | null => {
  const found = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization?.trim() ?? '');
  return found && (found[1] ?? '').trim();
};

/**
 * A request with a token is the token's alone: its cookies count for nothing, so that neither session nor lead is read. Used
 * before the viewer is read.
 */
export const dropCookies: RequestHandler = (request, _response, next) => {
  if (tokenIn(request) !== null) request.headers.cookie = undefined;
  next();
};

const refusal = (code: ApiErrorCode, message: string): string =>
  JSON.stringify({ errors: [apiError(code, message)] });

/**
 * Makes the maker of the request's token its viewer, within the token's scopes. 401 for a token that is not accepted, 429
 * after too many of them. A request without a token passes unchanged. Used after the viewer is read.
 */
export const readToken =
  ({ hosts, tokens }: { readonly hosts: Hosts; readonly tokens: () => ApiTokens }): RequestHandler =>
  async (request, response, next) => {
    const secret = tokenIn(request);
    if (secret === null) return next();
    const use = await tokens().use(secret, {
      hosts: hosts.rolesOf(request.host),
      address: requesterOf(request),
    });
    const json = { 'content-type': 'application/json; charset=utf-8' };
    if (use.is === 'limited')
      return respond(
        request,
        response,
        429,
        { ...json, 'retry-after': String(use.retryAfterSeconds) },
        refusal('RATE_LIMITED', 'Too many wrong tokens came from this address. Please wait.'),
      );
    if (use.is === 'refused')
      return respond(
        request,
        response,
        401,
        { ...json, 'www-authenticate': 'Bearer error="invalid_token"' },
        refusal('TOKEN_REFUSED', use.why),
      );
    const { maker, host, ...token } = use.token;
    const { requestId, ip, userAgent, flags } = viewerOf(request);
    rememberViewer(request, {
      ...{ host, requestId, ip, userAgent, leadId: null, user: maker, token },
      ...(flags && { flags }),
    });
    next();
  };
