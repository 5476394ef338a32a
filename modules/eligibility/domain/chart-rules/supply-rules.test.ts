import { describe, expect, it } from 'vitest';
import type { ChartFacts } from './chart-facts.ts';
import {
  change,
  chart,
  fill,
  fires,
  open,
  order,
  plan,
  product,
  record,
  sent,
  tablets,
} from './chart-rules.fixture.ts';

type Case = [string, ChartFacts, boolean];

const finasteride = product('finasteride');
const sildenafil = product('sildenafil', { productId: 3 });
const ofCheckout = { checkoutId: 'checkout' };
const ofProduct = { productId: 1 };

describe('RFL-SOON: the next package', () => {
  it.each<Case>([
    ['may be sent with 21 days left', chart(fill, [finasteride], [sent('finasteride', 69)]), false],
    [
      'waits with an hour more than 21 days left',
      chart(fill, [finasteride], [sent('finasteride', 68.96)]),
      true,
    ],
    [
      'waits when one of two wanted drugs has more than 21 days left',
      chart(fill, [sildenafil, finasteride], [sent('finasteride', 68)]),
      true,
    ],
    [
      'may be ordered beside a package of the same checkout',
      chart(order, [finasteride], [sent('finasteride', 1, ofCheckout)]),
      false,
    ],
    [
      'may not be ordered beside a package of another checkout',
      chart(order, [finasteride], [sent('finasteride', 1)]),
      true,
    ],
    [
      'waits for the supply from the checkout of its own subscription',
      chart(fill, [finasteride], [sent('finasteride', 1, ofCheckout)]),
      true,
    ],
    [
      'waits for what the subscription that it joins has sent',
      chart(change, [finasteride], [sent('finasteride', 1, ofCheckout)]),
      true,
    ],
  ])('%s', (_, facts, waits) => {
    expect(fires('RFL-SOON', facts)).toBe(waits);
  });
});

describe('RFL-ONCE: a package', () => {
  it.each<Case>([
    [
      'waits while another order of it is open',
      chart(fill, [finasteride], [open('finasteride', { ...ofProduct, isOfOtherAccount: false })]),
      true,
    ],
    [
      'waits while another order of it is open, whatever else the patient has',
      chart(fill, [finasteride], [sent('sildenafil', 80, { productId: 3 }), open('finasteride', ofProduct)]),
      true,
    ],
    [
      'waits when another order of one of two wanted products is open',
      chart(fill, [sildenafil, finasteride], [open('finasteride', ofProduct)]),
      true,
    ],
    [
      'may be sent beside an open order of another account',
      chart(fill, [finasteride], [open('finasteride', { ...ofProduct, isOfOtherAccount: true })]),
      false,
    ],
    [
      'may be sent after an earlier package',
      chart(fill, [finasteride], [sent('finasteride', 80, ofProduct)]),
      false,
    ],
    [
      'may be sent for its own subscription',
      chart(fill, [finasteride], [record('finasteride', ofProduct)]),
      false,
    ],
    [
      'may be sent beside an open order of another product',
      chart(fill, [finasteride], [open('sildenafil', { productId: 3 })]),
      false,
    ],
    [
      'of a cosmetic may be sent beside another open order of it',
      chart(fill, [product('pomade')], [open('pomade', ofProduct)]),
      false,
    ],
    [
      'is not yet sent at checkout, where DUP-FIN refuses a second order',
      chart(order, [finasteride], [open('finasteride', ofProduct)]),
      false,
    ],
  ])('%s', (_, facts, waits) => {
    expect(fires('RFL-ONCE', facts)).toBe(waits);
  });
});

describe('SUPPLY-CEILING: the supply', () => {
  const spray = product('climax_delay_spray', { productId: 4, bottles: 1, supplyInDays: 30 });
  const bottleOf = (daysAgo: number) => sent('climax_delay_spray', daysAgo, { supplyInDays: 0 });
  const another = (supplyInDays: number) => product('finasteride', { productId: 5, supplyInDays });

  it.each<Case>([
    ['may be packages of 90 and 21 days at once', chart(order, [finasteride, another(21)]), false],
    ['may not be packages of 90 and 22 days at once', chart(order, [finasteride, another(22)]), true],
    [
      'may not be more at once because the last package was used up long ago',
      chart(order, [finasteride, another(22)], [sent('finasteride', 120)]),
      true,
    ],
    ['may be a package of each of two drugs', chart(order, [finasteride, sildenafil]), false],
    [
      'is too much when it is of one of two drugs',
      chart(order, [sildenafil, finasteride], [sent('finasteride', 68)]),
      true,
    ],
    [
      'may be any number of cosmetics beside a drug',
      chart(order, [finasteride, product('pomade', { productId: 6 }), product('pomade', { productId: 7 })]),
      false,
    ],
    ['may be a bottle of spray for 30 days beside tablets for 90', chart(order, [finasteride, spray]), false],
    [
      'may not be two bottles of spray for 30 days beside tablets for 90',
      chart(order, [finasteride, { ...spray, bottles: 2 }]),
      true,
    ],
    ['may not be a bottle of spray 29 days after the last', chart(order, [spray], [bottleOf(29)]), true],
    ['may be a bottle of spray 30 days after the last', chart(order, [spray], [bottleOf(30)]), false],
    ['may be tablets a day after a bottle of spray', chart(order, [finasteride], [bottleOf(1)]), false],
  ])('%s', (_, facts, isTooMuch) => {
    expect(fires('SUPPLY-CEILING', facts)).toBe(isTooMuch);
  });
});

describe('OMX-DOSE-SUM: 1.25 mg of minoxidil a day', () => {
  const low = [tablets(701, 1.25)];
  const full = { productId: 702, mgPerDay: 2.5 };
  const subscribed = record('minoxidil_oral', full);
  const ordered = (checkoutId: string | null) => open('minoxidil_oral', { ...full, checkoutId });
  const prescribed = record('minoxidil_oral', {
    ...full,
    record: 'prescription',
    stage: 'prescribed',
    checkoutId: null,
    consultationId: 'last year',
  });
  const visit = { ...plan.visit, ...ofCheckout };

  it.each<Case>([
    ['is too much with a subscription to 2.5 mg', chart(plan, low, [subscribed]), true],
    [
      'is fine in place of a subscription to 2.5 mg that the visit replaces',
      chart({ ...plan, visit: { ...plan.visit, replaces: [702] } }, low, [subscribed]),
      false,
    ],
    [
      'is too much with a subscription to 2.5 mg when the visit replaces something else',
      chart({ ...plan, visit: { ...plan.visit, replaces: [211] } }, low, [subscribed]),
      true,
    ],
    ['is fine after a prescription of 2.5 mg without a subscription', chart(plan, low, [prescribed]), false],
    [
      'is fine in place of the 2.5 mg that the order of the visit asked for',
      chart({ ...plan, visit }, low, [ordered('checkout')]),
      false,
    ],
    [
      'is too much with 2.5 mg of another order than that of the visit',
      chart({ ...plan, visit }, low, [ordered('earlier')]),
      true,
    ],
    [
      'is too much with 2.5 mg of an order without a checkout, at a visit without an order',
      chart(plan, low, [ordered(null)]),
      true,
    ],
    ['is too much to refill with a subscription to 2.5 mg', chart(fill, low, [subscribed]), true],
    [
      'may be refilled beside an open order of 2.5 mg, as DUP-MINOX decides',
      chart(fill, low, [ordered('earlier')]),
      false,
    ],
    [
      'may be ordered beside a subscription to 2.5 mg, as DUP-MINOX decides',
      chart(order, low, [subscribed]),
      false,
    ],
  ])('%s', (_, facts, isTooMuch) => {
    expect(fires('OMX-DOSE-SUM', facts)).toBe(isTooMuch);
  });
});
