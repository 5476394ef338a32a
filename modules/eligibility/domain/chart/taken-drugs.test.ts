import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { earlyRefillsOf, takenBeside } from './taken-drugs.ts';
import type { Therapy } from './therapy.ts';

const now = new Date('2027-06-10T16:00:00Z');

const therapy = (drugType: DrugType, changes: Partial<Therapy> = {}): Therapy => ({
  record: 'subscription',
  id: `${drugType}-subscription`,
  checkoutId: 'earlier',
  consultationId: null,
  productId: 1,
  drugType,
  name: drugType,
  stage: 'subscribed',
  dispensedAt: null,
  supplyInDays: 90,
  ...changes,
});
const sent = (drugType: DrugType, daysAgo: number): Therapy =>
  therapy(drugType, { record: 'order', stage: 'dispensed', dispensedAt: addDays(now, -daysAgo) });
const ofOther = (one: Therapy): Therapy => ({ ...one, isOfOtherAccount: true });
/** Sildenafil for so many days. */
const ofDays = (supplyInDays: number, daysAgo: number): Therapy => ({
  ...sent('sildenafil', daysAgo),
  supplyInDays,
});
const visit = { id: 'visit', checkoutId: 'checkout', replaces: [] };

describe('other treatments at a decision', () => {
  it.each<[string, Therapy, readonly DrugType[]]>([
    ['a subscription', therapy('finasteride'), ['finasteride']],
    ['a prescription', therapy('finasteride', { stage: 'prescribed' }), ['finasteride']],
    ['what is on hold', therapy('finasteride', { stage: 'on_hold' }), ['finasteride']],
    ['a supply that is not used up', sent('finasteride', 89), ['finasteride']],
    ['a supply that is used up', sent('finasteride', 90), []],
    ['what is in no therapy group', therapy('daily_defense_supplement'), ['daily_defense_supplement']],
    ['the order of the visit itself', therapy('finasteride', { checkoutId: 'checkout' }), []],
    [
      'minoxidil over the counter in the order of the visit',
      therapy('minoxidil_foam', { checkoutId: 'checkout', record: 'order', stage: 'ordered' }),
      ['minoxidil_foam'],
    ],
    [
      'the supplement in the order of the visit, sent already',
      { ...sent('daily_defense_supplement', 3), checkoutId: 'checkout' },
      ['daily_defense_supplement'],
    ],
    [
      'what the order of the visit sent over the counter and is used up',
      { ...sent('minoxidil_foam', 90), checkoutId: 'checkout' },
      [],
    ],
    [
      'a bottle that was bought once a month ago',
      { ...sent('daily_defense_supplement', 29), supplyInDays: 0 },
      ['daily_defense_supplement'],
    ],
    ['and a day later', { ...sent('daily_defense_supplement', 30), supplyInDays: 0 }, []],
    ['what the visit prescribed', therapy('finasteride', { consultationId: 'visit' }), []],
    ['what another account has', therapy('finasteride', { isOfOtherAccount: true }), []],
    ['a subscription to the other erection medicine', therapy('tadalafil'), ['tadalafil']],
    ['a supply of the other erection medicine, which is replaced', sent('tadalafil', 10), []],
    [
      'a mere prescription for the other, which is replaced',
      therapy('tadalafil', { stage: 'prescribed' }),
      [],
    ],
  ])('%s', (_, one, taken) => {
    expect(takenBeside([one], ['sildenafil'], visit, now)).toEqual(taken);
  });

  it('leaves out what a renewal or a change replaces', () => {
    const renewed = { ...visit, checkoutId: null, replaces: [7] };
    const therapies = [therapy('tadalafil', { productId: 7 }), therapy('finasteride', { productId: 8 })];
    expect(takenBeside(therapies, ['sildenafil'], renewed, now)).toEqual(['finasteride']);
  });

  it('counts an earlier prescription in a visit without an order, which has no checkout either', () => {
    const earlier = therapy('finasteride', {
      record: 'prescription',
      checkoutId: null,
      consultationId: 'earlier visit',
      stage: 'prescribed',
    });
    const withoutOrder = { ...visit, checkoutId: null };
    expect(takenBeside([earlier], ['sildenafil'], withoutOrder, now)).toEqual(['finasteride']);
    expect(takenBeside([{ ...earlier, consultationId: 'visit' }], ['sildenafil'], withoutOrder, now)).toEqual(
      [],
    );
  });

  it('leaves out a supply that any of several prescribed drugs replaces', () => {
    const prescribed: DrugType[] = ['finasteride', 'sildenafil'];
    expect(takenBeside([sent('tadalafil', 10)], prescribed, visit, now)).toEqual([]);
    expect(takenBeside([sent('sertraline', 10)], prescribed, visit, now)).toEqual(['sertraline']);
  });

  it('is everything for a decision outside a visit', () => {
    expect(takenBeside([therapy('tadalafil'), therapy('finasteride')], [], null, now)).toEqual([
      'finasteride',
      'tadalafil',
    ]);
  });
});

describe('early refills of erection medicine', () => {
  it.each<[string, readonly Therapy[], number]>([
    ['a regular refill', [sent('sildenafil', 180), sent('sildenafil', 90)], 0],
    ['a week before the end', [sent('sildenafil', 100), sent('sildenafil', 17)], 0],
    ['more than a week before the end', [sent('sildenafil', 100), sent('sildenafil', 18)], 1],
    ['twice', [sent('sildenafil', 170), sent('sildenafil', 100), sent('sildenafil', 20)], 2],
    ['the other erection medicine counts too', [sent('sildenafil', 60), sent('tadalafil', 1)], 1],
    ['more than 12 months ago', [sent('sildenafil', 400), sent('sildenafil', 366)], 0],
    ['365 days ago', [sent('sildenafil', 400), sent('sildenafil', 365)], 1],
    ['hair medicine', [sent('finasteride', 60), sent('finasteride', 1)], 0],
    ['a regular refill, listed first', [sent('sildenafil', 90), sent('sildenafil', 180)], 0],
    [
      'early ones, in no order',
      [sent('sildenafil', 100), sent('sildenafil', 20), sent('sildenafil', 170)],
      2,
    ],
    ['what another account got', [ofOther(sent('sildenafil', 60)), sent('sildenafil', 1)], 0],
    ['between two of another account', [sent('tadalafil', 60), ofOther(sent('tadalafil', 30))], 0],
    ['ordered, not sent yet', [sent('sildenafil', 60), therapy('sildenafil', { stage: 'ordered' })], 0],
    ['a package of unknown length is not early', [sent('sildenafil', 60), ofDays(0, 10)], 0],
    ['nothing is early after a package of unknown length', [ofDays(0, 60), sent('sildenafil', 1)], 0],
    ['a week before the end of a short one', [ofDays(8, 9), sent('sildenafil', 8)], 0],
    ['earlier than that', [ofDays(8, 9), sent('sildenafil', 8.5)], 1],
  ])('%s', (_, therapies, times) => {
    expect(earlyRefillsOf(therapies, now)).toBe(times);
  });
});
