import { expect, it } from 'vitest';
import { readSettings } from '#config/settings.ts';
import { openStripe } from './open-stripe.ts';

const open = (env: Record<string, string>) =>
  openStripe({ ...readSettings({ APP_ENV: 'test', PORT: '4123' }), ...env });

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('opens Stripe when its keys are set', () => {
  const payments = open(stripeKeys);
  expect(payments?.cardEntry).toEqual({ kind: 'stripe', publishableKey: 'pk_live_1' });
  expect(payments?.browserRouter).toBeNull();
});

it('needs all three keys', () => {
  expect(() => open({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_PUBLISHABLE_KEY');
});

it('opens nothing without a key', () => {
  expect(open({})).toBeNull();
});
