import { describe, expect, it } from 'vitest';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { chartInMemory, daysAgo, orderedOf } from '#test/harness/doubles/chart-in-memory.ts';
import { NOON } from '#test/harness/doubles/scope-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import { sprayRefusals } from './spray-limit.ts';
import { therapyCheck } from './therapy-check.ts';

const bottle = productWithId(351);
const quarter = productWithId(353);
const bottleSent = (days: number) =>
  therapyOf({
    record: 'order',
    stage: 'dispensed',
    productId: 351,
    drugType: 'climax_delay_spray',
    supplyInDays: 0,
    dispensedAt: daysAgo(days),
  });
const idsOf = (...asked: Parameters<typeof sprayRefusals>) =>
  sprayRefusals(...asked).map(({ productId }) => productId);

describe('delay spray: one bottle in 30 days', () => {
  it("passes with the catalog's usual packs", () => {
    expect(idsOf([bottle], [], NOON)).toEqual([]);
    expect(idsOf([quarter], [], NOON)).toEqual([]);
  });

  it.each([
    ['2 bottles every month', 30, true],
    ['2 bottles every 2 months', 60, false],
    ['4 bottles every 3 months', 90, true],
    ['2 bottles, once', 0, true],
  ])('in a pack of %s', (supplyInformation, supplyInDays, isRefused) => {
    const pack = { ...bottle, supplyInformation, supplyInDays };
    expect(idsOf([pack], [], NOON)).toEqual(isRefused ? [351] : []);
  });

  it('in one order of two packs, of which the second is refused', () => {
    expect(idsOf([quarter, bottle], [], NOON)).toEqual([351]);
    expect(idsOf([productWithId(316), bottle, bottle], [], NOON)).toEqual([351]);
  });

  it.each([
    [29, [351]],
    [30, []],
  ])('with one that was sent %i days ago', (days, refused) => {
    expect(idsOf([bottle], [bottleSent(days)], NOON)).toEqual(refused);
  });

  it('says from when it can be ordered', () => {
    expect(sprayRefusals([bottle], [bottleSent(10)], NOON)).toEqual([
      {
        productId: 351,
        message:
          'Climax delay spray cannot be ordered yet: it is at most one bottle in 30 days. You can order it from December 10, 2026.',
        hint: 'See “Orders” in your account.',
        href: '/order-history',
        label: 'See your order',
      },
    ]);
  });

  it('is refused at the checkout, and a subscription may follow a bottle that was sent', async () => {
    const sent = orderedOf({
      kind: 'order',
      stage: 'dispensed',
      productId: 351,
      drugType: 'climax_delay_spray',
      name: 'Climax delay spray',
      dispensedAt: daysAgo(10),
    });
    const check = therapyCheck(chartInMemory({ ordered: [sent] }).scope);
    const order = { checkoutId: 'checkout', shipState: 'NY', dob: '1990-04-12' } as const;
    expect(await check.refusals('patient', [bottle], order)).toMatchObject([
      { productId: 351, href: '/order-history' },
    ]);
    expect(await check.refusalsOfChange('patient', [quarter], [], order)).toEqual([]);
  });
});
