import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWalletMessage } from './wallet-message.ts';

it.each([
  [
    { type: 'wallets', available: true },
    { type: 'wallets', available: true },
  ],
  [{ type: 'wallets' }, { type: 'wallets', available: false }],
  [
    { type: 'resize', height: 60 },
    { type: 'resize', height: 60 },
  ],
  [{ type: 'resize', height: 1e9 }, null],
  [
    { type: 'wallet', paymentMethodId: 'pm_1', last4: '4242', brand: 'visa', wallet: 'google_pay' },
    {
      type: 'wallet',
      token: { paymentMethodId: 'pm_1', last4: '4242', brand: 'visa', wallet: 'google_pay' },
    },
  ],
  [{ type: 'wallet', paymentMethodId: 'pm_1' }, null],
  [{ type: 'wallet-failed' }, { type: 'wallet-failed' }],
  [{ type: 'wallet-canceled' }, null],
  [null, null],
])('%j', (data, message) => {
  expect(readWalletMessage(data)).toEqual(message);
});

it('ignores any message of another page', () => {
  fc.assert(fc.property(fc.anything(), (data) => readWalletMessage(data) === null));
});
