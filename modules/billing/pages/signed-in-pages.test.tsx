import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#test/harness/render-page.tsx';
import { Page as Refills } from './auto-refill-preferences.page.tsx';
import { Page as Cancel } from './cancel-subscription.page.tsx';
import { Page as Orders } from './order-history.page.tsx';
import { Page as Payment } from './payment-authentication.page.tsx';
import { Page as Canceled } from './subscriptions-canceled.page.tsx';

const care = { headline: 'H', detail: 'D', unreadMessages: 3, action: null, timeline: [] };
const subscription = {
  id: 's',
  label: 'Active',
  detail: '',
  productNames: ['Finasteride 1 mg tablets'],
  drugTypes: ['finasteride'],
  amount: 5400,
  cycleInDays: 90,
  everyDays: 90,
  nextBillingDate: '2027-02-04T04:00:00.000Z',
  isCancellable: true,
  needsPrescription: true,
};
const user = {
  id: 'u',
  firstName: 'Sam',
  fullName: 'Sam Reyes',
  email: 'sam@example.com',
  address: null,
  care,
  orders: [],
  paymentTask: null,
  billing: { subscriptions: [] },
  cancellations: [],
};
const show = (page: typeof Orders, change: Record<string, unknown> = {}, search = {}): string =>
  renderPage(page, { currentUser: { ...user, ...change } }, search);

describe('empty states', () => {
  it.each([
    ['orders', Orders, 'No orders yet'],
    ['payment', Payment, 'Nothing to confirm'],
    ['cancel', Cancel, 'You have no subscription to cancel'],
    ['canceled', Canceled, 'You have not canceled anything'],
  ])('%s', (_, page, words) => {
    const html = show(page);
    expect(html).toContain(words);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });
});

describe('canceling', () => {
  it('with one subscription nothing has to be chosen, and the reason is preset to “skip”', () => {
    const html = show(Cancel, { billing: { subscriptions: [subscription] } });
    expect(html).toContain('Cancel Finasteride 1 mg tablets');
    expect(html).toContain('$54.00 every 90 days, next charge on February 3, 2027.');
    expect(html).not.toContain('Which one?');
    expect(html).toMatch(/<input[^>]*checked="" value="skip"/);
    expect(html).toContain('Hair you kept or regrew may be lost again');
  });

  it('with several subscriptions the one in the address is selected', () => {
    const both = [subscription, { ...subscription, id: 't', productNames: ['Minoxidil'] }];
    const html = show(Cancel, { billing: { subscriptions: both } }, { subscription: 't' });
    expect(html).toMatch(/<input[^>]*checked="" value="t"/);
    expect(html).not.toMatch(/<input[^>]*checked="" value="s"/);
  });

  it('refused without scripts, shows the error and what was chosen and typed', () => {
    const both = [subscription, { ...subscription, id: 't' }];
    const values = { 'cancellation-reason': ['price'], 'cancellation-feedback-details': ['Too <much>'] };
    const fields = [{ field: 'subscriptionId', message: 'Choose the subscription to cancel.' }];
    const failure = {
      code: 'BAD_USER_INPUT',
      message: 'Choose the subscription to cancel.',
      fields,
    } as const;
    const data = { currentUser: { ...user, billing: { subscriptions: both } } };
    const posted = { form: 'billing.cancel', values, failure };
    const html = renderPage(Cancel, data, {}, {}, {}, {}, posted);
    expect(html).toContain('href="#field-subscriptionId"');
    expect(html).toMatch(/<input[^>]*checked="" value="price"/);
    expect(html).toContain('Too &lt;much&gt;</textarea>');
    expect(html).toMatch(
      /<button[^>]*name="form"[^>]*value="billing.cancel"|<button[^>]*value="billing.cancel"/,
    );
  });

  it('is confirmed in writing', () => {
    const html = show(Canceled, {
      cancellations: [
        {
          subscriptionId: 's',
          endedAt: '2027-01-02T04:00:00.000Z',
          effects: ['Your subscription ends today.'],
          productNames: ['Finasteride 1 mg tablets'],
          stillShips: ['Order T-1'],
          lastCharge: 5400,
        },
      ],
    });
    for (const words of ['has ended', 'January 1, 2027', '$54.00', 'Order T-1', 'ends today'])
      expect(html).toContain(words);
  });
});

describe('an open payment', () => {
  const paymentTask = {
    invoiceId: 'i',
    title: 'Your bank needs you to confirm a payment',
    number: 'T-10001',
    amount: 5400,
    message: 'Your bank wants to know that it is you.',
    actionUrl: 'https://bank.test/confirm',
    cardEntry: { kind: 'demo', frameUrl: 'https://bank.test/card', publishableKey: null },
    savedCard: null,
    productNames: ['Finasteride'],
    ifIgnored: 'Your order waits. Nothing is charged.',
  };

  it('shows amount, merchant and order, and what happens without a payment', () => {
    const html = show(Payment, { paymentTask });
    for (const words of [
      '$54.00',
      'Thicket Health, Inc.',
      'T-10001',
      'Your order waits.',
      'Or pay with another card',
    ])
      expect(html).toContain(words);
    expect(html).toContain('href="https://bank.test/confirm"');
  });

  it('after a decline only another card is offered', () => {
    const html = show(Payment, {
      paymentTask: { ...paymentTask, title: 'A payment did not go through', actionUrl: null },
    });
    expect(html).toContain('A payment did not go through');
    expect(html).not.toContain('Continue at your bank');
    expect(html).toContain('Pay $54.00 now');
  });
});

describe('refills', () => {
  const refill = {
    fixedBecause: null,
    isPaused: false,
    isAutomatic: true,
    earliest: '2027-01-20T04:00:00.000Z',
    earliestReason: 'Your supply lasts until then.',
    latest: '2027-05-04T04:00:00.000Z',
    supplyInDays: 90,
    everyDays: 90,
    leastWeeks: 10,
    mostWeeks: 26,
  };
  const refilled = { ...subscription, nextAmount: 5400, credit: 0, shipsTo: '1 Main Street, Albany', refill };

  it('lead to where the address and the card of their subscription are chosen', () => {
    const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034, wallet: null };
    const html = show(Refills, { billing: { action: null, card, subscriptions: [refilled] } });
    expect(html).toMatch(/<a href="[^"]*\/account\/info#addresses">Change the address</);
    expect(html).toMatch(/<a href="[^"]*\/account\/info#cards">Change the card</);
    const info = readFileSync(new URL('../../portal/pages/account-info.page.tsx', import.meta.url), 'utf8');
    for (const place of ['addresses', 'cards']) expect(info).toContain(`<HubSection id="${place}"`);
  });
});
