import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LEAD_PARAMETER, PROOF_PARAMETER, withLead, withoutLead } from '#client/routing/lead-parameter.ts';
import type { Origins } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import { isLeadId, leadIdOf, storeLeadId } from './lead-cookie.ts';

/** Long enough for one redirect on a slow line. */
const PROOF_MS = 60_000;

export interface LeadCarryParts {
  readonly origins: Origins;
  /** The first signs, all are accepted. */
  readonly secrets: readonly string[];
  readonly clock: Clock;
}

const proofOf = (secret: string, leadId: string, host: string, until: number): string => {
  const sum = createHmac('sha256', secret)
    .update(`lead-carry ${leadId} ${host} ${until}`)
    .digest('base64url');
  return `${until.toString(36)}.${sum}`;
};

const isProof = (
  proof: string,
  { secrets, clock }: LeadCarryParts,
  leadId: string,
  host: string,
): boolean => {
  const until = Number.parseInt(proof.split('.')[0] ?? '', 36);
  if (!(until >= clock.now().getTime())) return false;
  const given = Buffer.from(proof);
  return secrets.some((secret) => {
    const right = Buffer.from(proofOf(secret, leadId, host, until));
    return given.length === right.length && timingSafeEqual(given, right);
  });
};

const originOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null;

/**
 * `GET /api/lead/carry?to=<address on the marketing or app host>` redirects there with the visitor's lead id, so that
 * the guest cart and quiz answers are available on that host too. They are stored on the server under the lead id. A lead
 * id alone does not grant access to them, so the server adds a signed proof that is valid for one minute and that host.
 */
export const carryLead =
  (parts: LeadCarryParts): RequestHandler =>
  (request, response) => {
    const { to } = request.query;
    const target = originOf(typeof to === 'string' ? to : undefined);
    const { marketing, app } = parts.origins;
    response.set('cache-control', 'no-store');
    if (typeof to !== 'string' || (target !== marketing && target !== app))
      return response.redirect(302, '/');
    const leadId = leadIdOf(request);
    if (!leadId) return response.redirect(302, withoutLead(to));
    const until = parts.clock.now().getTime() + PROOF_MS;
    const proof = proofOf(parts.secrets[0] ?? '', leadId, new URL(to).host, until);
    response.redirect(302, withLead(to, leadId, proof));
  };

const parameter = (request: Request, name: string): string => {
  const value = request.query[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Adopts the lead from such an address, if it has a valid proof and the request came from one of our own pages. Otherwise
 * someone could send their own lead to another person and read that person's answers. Goes after the lead cookie.
 */
export const adoptLead =
  (parts: LeadCarryParts): RequestHandler =>
  (request, _response, next) => {
    if (!request.url.includes(`${PROOF_PARAMETER}=`)) return next();
    const leadId = parameter(request, LEAD_PARAMETER);
    const proof = parameter(request, PROOF_PARAMETER);
    const cameFrom = originOf(request.headers.referer);
    const isOurs = Object.values(parts.origins).some((origin) => origin === cameFrom);
    if (isOurs && isLeadId(leadId) && isProof(proof, parts, leadId, request.headers.host ?? ''))
      storeLeadId(request, leadId);
    next();
  };
