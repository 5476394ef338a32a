import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { LEAD_PARAMETER, PROOF_PARAMETER, withLead, withoutLead } from '#client/routing/lead-parameter.ts';
import type { Origins } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import { isLeadId, keepLeadId, leadIdOf } from './lead-cookie.ts';

/** Long enough for one redirect on a slow line. */
const PROOF_MS = 60_000;

export interface LeadCarryParts {
  readonly origins: Origins;
  readonly secret: string;
  readonly clock: Clock;
}

const proofOf = (secret: string, leadId: string, host: string, until: number): string => {
  const sum = createHmac('sha256', secret)
    .update(`lead-carry ${leadId} ${host} ${until}`)
    .digest('base64url');
  return `${until.toString(36)}.${sum}`;
};

const isProof = (proof: string, { secret, clock }: LeadCarryParts, leadId: string, host: string): boolean => {
  const until = Number.parseInt(proof.split('.')[0] ?? '', 36);
  if (!(until >= clock.now().getTime())) return false;
  const right = Buffer.from(proofOf(secret, leadId, host, until));
  const given = Buffer.from(proof);
  return given.length === right.length && timingSafeEqual(given, right);
};

const originOf = (address: string | undefined): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null;

/**
 * `GET /api/lead/carry?to=<address on the marketing or app host>`: goes there with the visitor's lead id, so that his
 * guest cart and quiz answers are his there too. They stay on the server under that id; an id alone gives nobody access
 * to them, so the server adds its word, good for a minute and that host. Elsewhere than to our own hosts it leads home.
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
    const proof = proofOf(parts.secret, leadId, new URL(to).host, until);
    response.redirect(302, withLead(to, leadId, proof));
  };

const parameter = (request: Request, name: string): string => {
  const value = request.query[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Takes over the lead that such an address brings: with the server's word, and when one of our own pages led here, so
 * that nobody can lend his own lead to a stranger and read what that one answers. Goes behind the lead cookie.
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
      keepLeadId(request, leadId);
    next();
  };
