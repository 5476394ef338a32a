import helmet from 'helmet';
import type { Settings } from '#config/settings.ts';

/** What the card form of the payment provider needs besides our own origin. */
export interface ContentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
}

/**
 * Security headers. Production pages hold external module scripts and JSON only, so scripts need no nonce and
 * nothing is allowed inline. Development adds what Vite's hot reload needs.
 */
export const securityHeaders = (settings: Settings, payments: ContentSources) => {
  const development = settings.APP_ENV === 'development';
  const origins = [...new Set(Object.values(settings.origins))];
  const issuer = settings.OIDC_ISSUER
    ? [new URL(settings.OIDC_ISSUER).origin]
    : [`http://localhost:${settings.PORT}`];
  const https = origins.every((origin) => origin.startsWith('https:'));
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...payments.script, ...(development ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...payments.connect, ...(development ? ['ws:'] : [])],
        frameSrc: ["'self'", ...payments.frame],
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
