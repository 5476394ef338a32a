import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DAYS_ON_HAND } from '#config/max-days-on-hand.ts';
import { addDays } from '#kernel/dates.ts';
import { conflictGroups } from '#modules/catalogue/data/conflicts.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { isJudgedOverTheCounter, isPrescriptionDrug } from '../drug-groups.ts';
import {
  duplicatesAmong,
  duplicatesOfOrder,
  duplicatesOfPrescription,
  type PrescribingVisit,
} from './duplicate-therapy.ts';
import { earliestFill, supplyEndsAt } from './supply.ts';
import { sharesGroup, type Therapy, type TherapyStage, therapyGroups } from './therapy.ts';

const now = new Date('2027-06-10T16:00:00Z');
const record = (change: Partial<Therapy>): Therapy => ({
  record: 'order',
  id: 'r',
  checkoutId: 'first',
  consultationId: null,
  productId: 211,
  drugType: 'finasteride',
  name: 'Finasteride 1 mg tablets',
  stage: 'ordered',
  dispensedAt: null,
  supplyInDays: 90,
  ...change,
});
const dispensed = (daysAgo: number, change: Partial<Therapy> = {}): Therapy =>
  record({ stage: 'dispensed', dispensedAt: addDays(now, -daysAgo), ...change });
const wanted = (drugType: DrugType, productId = 1) => ({ productId, drugType });

describe('therapy groups', () => {
  it.each<[DrugType, DrugType, boolean]>([
    ['finasteride', 'finasteride', true],
    ['finasteride', 'topical_finasteride_and_minoxidil', true],
    ['finasteride', 'minoxidil_oral', false],
    ['minoxidil_oral', 'minoxidil_foam', true],
    ['minoxidil_oral', 'topical_finasteride_and_minoxidil_foam', true],
    ['minoxidil', 'minoxidil_spray', true],
    ['sildenafil', 'tadalafil', true],
    ['sertraline', 'escitalopram', true],
    ['sildenafil', 'sertraline', false],
    ['ketoconazole', 'ketoconazole', true],
    ['thickening_shampoo', 'thickening_shampoo', false],
    ['climax_delay_spray', 'climax_delay_spray', true],
    ['pomade', 'pomade', false],
  ])('%s and %s are taken one at a time: %s', (a, b, expected) => {
    expect(sharesGroup(a, b)).toBe(expected);
    expect(sharesGroup(b, a)).toBe(expected);
  });

  it('drugs that the cart does not sell together are not sold with current treatments either', () => {
    for (const { drugTypes } of conflictGroups)
      for (const a of drugTypes)
        for (const b of drugTypes) {
          const isDrug = isPrescriptionDrug(a) || isJudgedOverTheCounter(a);
          expect([a, b, sharesGroup(a, b)]).toEqual([a, b, isDrug]);
        }
  });

  it('the topical combination belongs to two groups', () => {
    expect(therapyGroups('topical_finasteride_and_minoxidil')).toEqual(['finasteride', 'minoxidil']);
  });
});

describe('supply', () => {
  it.each<[string, Therapy[], number | null]>([
    ['nothing was dispensed', [record({})], null],
    ['one package of 90 days, 75 days ago', [dispensed(75)], 15],
    ['used up 10 days ago', [dispensed(100)], -10],
    ['two packages on one day last 180 days', [dispensed(0), dispensed(0)], 180],
    ['the second of two is used after the first', [dispensed(10), dispensed(75)], 105],
    ['a gap is not used up beforehand', [dispensed(200), dispensed(10)], 80],
    [
      'another form of the drug counts',
      [dispensed(30, { drugType: 'topical_finasteride_and_minoxidil' })],
      60,
    ],
    ['another drug does not count', [dispensed(30, { drugType: 'minoxidil_oral' })], null],
    ['what is bought once has no supply', [dispensed(30, { supplyInDays: 0 })], null],
  ])('%s', (_, therapies, daysLeft) => {
    const end = supplyEndsAt(therapies, 'finasteride');
    expect(end).toEqual(daysLeft === null ? null : addDays(now, daysLeft));
    expect(earliestFill(therapies, 'finasteride')).toEqual(
      daysLeft === null ? null : addDays(now, daysLeft - MAX_DAYS_ON_HAND),
    );
  });

  it('property: a patient who fills only when allowed has at most 21 days more than one supply on hand', () => {
    const supply = fc.constantFrom(30, 90, 180);
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.integer({ min: 0, max: 60 }), supplyInDays: supply }), {
          maxLength: 30,
        }),
        (attempts) => {
          const therapies: Therapy[] = [];
          let at = now;
          for (const { wait, supplyInDays } of attempts) {
            at = addDays(at, wait);
            const earliest = earliestFill(therapies, 'finasteride');
            if (earliest !== null && at < earliest) continue;
            therapies.push(record({ stage: 'dispensed', dispensedAt: at, supplyInDays }));
            const end = supplyEndsAt(therapies, 'finasteride') ?? at;
            expect(end <= addDays(at, MAX_DAYS_ON_HAND + supplyInDays)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('an order', () => {
  const order = (therapies: readonly Therapy[], drugType: DrugType = 'finasteride') =>
    duplicatesOfOrder(therapies, [wanted(drugType)], { checkoutId: 'second', now }).map(
      ({ reason }) => reason,
    );

  it.each<[string, Therapy[], string[]]>([
    ['nothing yet', [], []],
    ['ordered in another checkout', [record({})], ['ordered']],
    ['ordered in this checkout', [record({ checkoutId: 'second' })], []],
    ['subscribed', [record({ record: 'subscription', stage: 'subscribed' })], ['subscribed']],
    ['a prescription alone', [record({ record: 'prescription', checkoutId: null, stage: 'prescribed' })], []],
    ['on hold', [record({ record: 'prescription', checkoutId: null, stage: 'on_hold' })], ['on_hold']],
    ['22 days left', [dispensed(68)], ['too_soon']],
    ['21 days left', [dispensed(69)], []],
    ['on hold comes before ordered', [record({}), record({ stage: 'on_hold' })], ['on_hold']],
    ['another drug', [record({ drugType: 'ketoconazole' })], []],
  ])('of a drug that the patient has: %s', (_, therapies, reasons) => {
    expect(order(therapies)).toStrictEqual(reasons);
  });

  it('names the day from which it is possible', () => {
    const [duplicate] = duplicatesOfOrder([dispensed(30)], [wanted('finasteride')], { checkoutId: 'x', now });
    expect(duplicate).toMatchObject({ reason: 'too_soon', until: addDays(now, 39) });
  });

  it('property: it is refused exactly when the patient has something of the group', () => {
    const drug = fc.constantFrom<DrugType>(
      'finasteride',
      'minoxidil_oral',
      'topical_finasteride_and_minoxidil',
    );
    const stage = fc.constantFrom<TherapyStage>('ordered', 'subscribed', 'on_hold', 'prescribed');
    fc.assert(
      fc.property(fc.array(fc.record({ drugType: drug, stage })), drug, (has, drugType) => {
        const blocking = has.some((one) => one.stage !== 'prescribed' && sharesGroup(one.drugType, drugType));
        expect(
          order(
            has.map((one) => record(one)),
            drugType,
          ).length > 0,
        ).toBe(blocking);
      }),
    );
  });
});

describe('a prescription', () => {
  const visit: PrescribingVisit = {
    consultationId: 'visit',
    checkoutId: 'second',
    isRenewal: false,
    replaces: [],
  };
  const reasons = (therapies: readonly Therapy[], change: Partial<PrescribingVisit> = {}) =>
    duplicatesOfPrescription(therapies, [wanted('finasteride')], { ...visit, ...change }).map(
      ({ reason }) => reason,
    );
  const prescribed = record({
    record: 'prescription',
    checkoutId: null,
    consultationId: 'earlier',
    stage: 'prescribed',
  });

  it("repeats over-the-counter products of the visit's order, which ship whatever is prescribed", () => {
    const foam = record({ checkoutId: 'second', productId: 239, drugType: 'minoxidil_foam' });
    const found = (therapy: Therapy) =>
      duplicatesOfPrescription([therapy], [wanted('minoxidil_oral')], visit).map(({ reason }) => reason);
    expect(found(foam)).toEqual(['ordered']);
    expect(found({ ...foam, record: 'subscription', stage: 'subscribed' })).toEqual(['subscribed']);
    expect(found({ ...foam, productId: 702, drugType: 'minoxidil_oral' })).toEqual([]);
  });

  it.each<[string, Therapy[], Partial<PrescribingVisit>, string[]]>([
    ['nothing yet', [], {}, []],
    ['prescribed at another visit, without a subscription', [prescribed], {}, []],
    ['on hold from another visit', [{ ...prescribed, stage: 'on_hold' }], {}, ['on_hold']],
    [
      'a renewal of what is on hold',
      [{ ...prescribed, stage: 'on_hold' }],
      { isRenewal: true, replaces: [211] },
      [],
    ],
    [
      'a renewal of what a rule stopped',
      [{ ...prescribed, stage: 'on_hold', hasHardStop: true }],
      { isRenewal: true, replaces: [211] },
      ['on_hold'],
    ],
    ['prescribed at this visit', [{ ...prescribed, consultationId: 'visit' }], {}, []],
    ['ordered with this visit', [record({ checkoutId: 'second' })], {}, []],
    ['ordered with another visit', [record({})], {}, ['ordered']],
    ['a renewal replaces the same drug', [prescribed], { isRenewal: true, replaces: [211] }, []],
    [
      'a renewal of another drug does not replace an order',
      [record({})],
      { isRenewal: true, replaces: [501] },
      ['ordered'],
    ],
    [
      'a renewal does not replace another form',
      [prescribed, { ...prescribed, productId: 301, drugType: 'topical_finasteride_and_minoxidil' }],
      { isRenewal: true, replaces: [211] },
      ['prescribed'],
    ],
    ['a package at home only delays the next fill', [dispensed(10)], {}, []],
    ['a change replaces the prescription', [{ ...prescribed, stage: 'on_hold' }], { replaces: [211] }, []],
    [
      'a change replaces the subscription',
      [record({ record: 'subscription', stage: 'subscribed' })],
      { replaces: [211] },
      [],
    ],
    [
      'a change replaces another form in a renewal',
      [{ ...prescribed, drugType: 'topical_finasteride_and_minoxidil' }],
      { isRenewal: true, replaces: [211] },
      [],
    ],
    ['a change does not replace an open order', [record({})], { replaces: [211] }, ['ordered']],
    [
      'a change does not replace what a rule stopped',
      [{ ...prescribed, stage: 'on_hold', hasHardStop: true }],
      { replaces: [211] },
      ['on_hold'],
    ],
    [
      'a change replaces nothing else',
      [record({ record: 'subscription', stage: 'subscribed', productId: 212 })],
      { replaces: [211] },
      ['subscribed'],
    ],
  ])('%s', (_, therapies, change, expected) => {
    expect(reasons(therapies, change)).toStrictEqual(expected);
  });

  it('finds two drugs of one group in a plan', () => {
    const plan = [
      wanted('finasteride', 1),
      wanted('minoxidil_oral', 2),
      wanted('topical_finasteride_and_minoxidil', 3),
    ];
    expect(duplicatesAmong(plan).map(({ productId }) => productId)).toEqual([3]);
    expect(duplicatesAmong(plan.slice(0, 2))).toEqual([]);
  });
});
