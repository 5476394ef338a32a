import helmet from 'helmet';
import type { Settings } from '#config/settings.ts';

/**
 * Security headers. Production pages hold external module scripts and JSON only, so scripts need no nonce and
 * nothing is allowed inline. Development adds what Vite's hot reload needs.
 */
export const securityHeaders = (settings: Settings) => {
  const development = settings.APP_ENV === 'development';
  const origins = [...new Set(Object.values(settings.origins))];
  const issuer = settings.OIDC_ISSUER
    ? [new URL(settings.OIDC_ISSUER).origin]
    : [`http://localhost:${settings.PORT}`];
  const stripe = settings.STRIPE_SECRET_KEY ? ['https://js.stripe.com'] : [];
  const stripeApi = settings.STRIPE_SECRET_KEY ? ['https://api.stripe.com'] : [];
  const https = origins.every((origin) => origin.startsWith('https:'));
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripe, ...(development ? ["'unsafe-inline'"] : [])],
        styleSrc: ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...stripeApi, ...(development ? ['ws:'] : [])],
        frameSrc: ["'self'", ...stripe],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...origins, ...issuer],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: https,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};
