import type { Settings } from '#config/settings.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Payments } from './payments.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { createStripeTax } from './stripe-tax.ts';

/** Where the issuer redirects a patient who had to confirm a charge that was made in their absence (S2.28). */
export const authenticationReturnUrl = (origins: Settings['origins']): string =>
  `${origins.app}/payment-authentication`;

/**
 * Card payments with Stripe; null when STRIPE_SECRET_KEY is not set. Throws when one of its other two keys is missing.
 * The age of webhooks is measured by the machine's clock even while a demo clock is advanced.
 */
export const openStripe = (settings: Settings): Payments | null => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings;
  if (!STRIPE_SECRET_KEY) return null;
  if (!STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET)
    throw new Error(
      'STRIPE_SECRET_KEY is set: STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are needed too.',
    );
  return {
    gateway: createStripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      authenticationReturnUrl: authenticationReturnUrl(settings.origins),
      clock: systemClock,
    }),
    tax: createStripeTax({ secretKey: STRIPE_SECRET_KEY }),
    cardEntry: { kind: 'stripe', publishableKey: STRIPE_PUBLISHABLE_KEY },
    contentSources: {
      script: ['https://js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },
    browserRouter: null,
    stop: async () => {},
  };
};
