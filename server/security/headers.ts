import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isHealthPage } from '#config/health-pages.ts';
import type { Settings } from '#config/settings.ts';
import type { ThirdParties } from '#config/third-parties.ts';
import { thirdPartiesOf, thirdPartySources } from './third-parties.ts';

/** The origins that the payment provider's card form needs besides our own. */
export interface ContentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/**
 * Security headers. Production pages contain external module scripts and JSON only, so scripts need no nonce and
 * nothing inline is allowed. Third parties that a visitor may agree to are allowed only on pages that reveal nothing
 * about the visitor's health. Development adds what Vite's hot reload needs.
 */
export const securityHeaders = (settings: Settings, payments: ContentSources): RequestHandler => {
  const parties = thirdPartiesOf(settings);
  const closed = headersWith(settings, payments, {
    ...thirdPartySources(null),
    frame: addressFrame(parties),
  });
  if (!parties) return closed;
  const open = headersWith(settings, payments, {
    ...thirdPartySources(parties),
    frame: addressFrame(parties),
  });
  return (request, response, next) => (isHealthPage(request.path) ? closed : open)(request, response, next);
};

/**
 * Our own storefront, on every page: a person navigates to the address form from any of them without loading another
 * document. Google's origins are allowed in that frame only (server/addresses).
 */
const addressFrame = (parties: ThirdParties | null): string[] =>
  parties?.addresses ? [new URL(parties.addresses).origin] : [];

const headersWith = (
  settings: Settings,
  payments: ContentSources,
  others: ReturnType<typeof thirdPartySources> & { readonly frame: readonly string[] },
): RequestHandler => {
  const development = settings.APP_ENV === 'development';
  const origins = [...new Set(Object.values(settings.origins))];
  const issuer = settings.OIDC_ISSUER
    ? [new URL(settings.OIDC_ISSUER).origin]
    : [`http://localhost:${settings.PORT}`];
  const outages = URL.canParse(settings.OUTAGES_URL) ? [new URL(settings.OUTAGES_URL).origin] : [];
  const https = origins.every((origin) => origin.startsWith('https:'));
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [
          "'self'",
          ...payments.script,
          ...others.script,
          ...(development ? ["'unsafe-inline'"] : []),
        ],
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:', ...others.image],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          ...payments.connect,
          ...outages,
          ...others.script,
          ...(development ? ['ws:'] : []),
        ],
        frameSrc: ["'self'", ...payments.frame, ...others.frame],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...origins, ...issuer],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        // Vite's page waits for a restarted server in a worker.
        ...(development && { workerSrc: ["'self'", 'blob:'] }),
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};
