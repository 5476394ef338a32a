import { expect, it } from 'vitest';
import { afterOrder, checkoutPath, isCheckoutFlow } from './checkout-flow.ts';

it.each([
  ['visit', '/checkout?products=239', '/thankyou'],
  ['ecommerce', '/get-started/checkout?products=239', '/get-started/thank-you'],
] as const)('%s has its own pages', (flow, path, thanks) => {
  expect(checkoutPath(flow, '239')).toBe(path);
  expect(afterOrder(flow, '/thankyou')).toBe(thanks);
  expect(afterOrder(flow, '/payment-authentication')).toBe('/payment-authentication');
});

it.each([
  ['visit', true],
  ['toString', false],
  [null, false],
])('%s is a flow: %s', (value, is) => {
  expect(isCheckoutFlow(value)).toBe(is);
});
