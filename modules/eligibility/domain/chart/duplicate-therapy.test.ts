import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import {
  type DuplicateTherapy,
  duplicatesOfOrder,
  duplicatesOfPrescription,
  type PrescribingVisit,
} from './duplicate-therapy.ts';
import type { Therapy } from './therapy.ts';

const now = new Date('2027-06-10T16:00:00Z');
const tablets = { productId: 701, drugType: 'minoxidil_oral' as const };

/** A subscription to minoxidil tablets; the id says whose it is. */
const own = (change: Partial<Therapy> = {}): Therapy => therapyOf({ id: 'own', ...change });
const other = (change: Partial<Therapy> = {}): Therapy =>
  therapyOf({ id: 'other', isOfOtherAccount: true, ...change });
/** A package that was sent. */
const sent = (daysAgo: number, supplyInDays: number): Partial<Therapy> => ({
  record: 'order',
  stage: 'dispensed',
  dispensedAt: addDays(now, -daysAgo),
  supplyInDays,
});
const prescription = (change: Partial<Therapy> = {}): Partial<Therapy> => ({
  record: 'prescription',
  checkoutId: null,
  consultationId: 'earlier visit',
  stage: 'prescribed',
  ...change,
});
const onHold = prescription({ stage: 'on_hold' });
const ordered: Partial<Therapy> = { record: 'order', stage: 'ordered' };

const summary = ({ reason, therapy }: DuplicateTherapy): string => `${reason}: ${therapy.id}`;

describe('an order of what the patient has enough of', () => {
  const order = (therapies: readonly Therapy[]) =>
    duplicatesOfOrder(therapies, [tablets], { checkoutId: 'new', now });

  it.each<[string, readonly [id: string, daysAgo: number][]]>([
    [
      'listed from old to new',
      [
        ['first', 80],
        ['second', 45],
        ['third', 10],
      ],
    ],
    [
      'listed from new to old',
      [
        ['third', 10],
        ['second', 45],
        ['first', 80],
      ],
    ],
    [
      'listed in no order',
      [
        ['second', 45],
        ['third', 10],
        ['first', 80],
      ],
    ],
  ])('is refused once and names the package that was sent last: %s', (_, packages) => {
    const therapies = packages.map(([id, daysAgo]) => own({ id, ...sent(daysAgo, 30) }));
    // 80 days ago for 30 days, then 45 for 30, then 10 for 30: the last one is used up in 20 days.
    expect(order(therapies)).toStrictEqual([]);
    const refused = order(therapies.map((one) => ({ ...one, supplyInDays: 90 })));
    expect(refused.map(summary)).toStrictEqual(['too_soon: third']);
    expect(refused[0]?.until).toStrictEqual(addDays(now, 190 - 21));
  });
});

describe('an order of a patient who may have another account', () => {
  const order = (therapies: readonly Therapy[]) =>
    duplicatesOfOrder(therapies, [tablets], { checkoutId: 'new', now });

  it.each<[string, Therapy[], string[]]>([
    ['ordered there', [other(ordered)], ['ordered: other']],
    ['subscribed there', [other()], ['subscribed: other']],
    ['on hold there', [other(onHold)], ['on_hold: other']],
    ['only prescribed there', [other(prescription())], []],
    ['another drug there', [other({ drugType: 'ketoconazole' })], []],
    ['22 days left there', [other(sent(68, 90))], ['too_soon: other']],
    ['21 days left there', [other(sent(69, 90))], []],
    [
      'the own treatment is named, also where the other is on hold',
      [other(onHold), own()],
      ['subscribed: own'],
    ],
    ['the own supply is named', [other(sent(10, 90)), own(sent(20, 90))], ['too_soon: own']],
    ['the own treatment comes before a supply there', [other(sent(10, 90)), own(ordered)], ['ordered: own']],
    [
      'a treatment there refuses what the own supply allows',
      [own(sent(69, 90)), other()],
      ['subscribed: other'],
    ],
  ])('%s', (_, therapies, expected) => {
    expect(order(therapies).map(summary)).toStrictEqual(expected);
  });

  it('11 days of the own supply and 10 there are 21 together: possible; with 11 there it waits a day', () => {
    const elevenLeft = own(sent(19, 30));
    expect(order([elevenLeft, other(sent(0, 10))])).toStrictEqual([]);
    const [refused] = order([elevenLeft, other(sent(0, 11))]);
    expect(refused).toMatchObject({ reason: 'too_soon', therapy: { id: 'other' }, until: addDays(now, 1) });
  });

  it('names the package there when both together are too much, also where the own one was sent later', () => {
    const [refused] = order([own(sent(10, 30)), other(sent(20, 90))]);
    expect(refused).toMatchObject({ reason: 'too_soon', therapy: { id: 'other' }, until: addDays(now, 79) });
  });

  it('tells the day by the own supply when that alone is enough, without what the other account has', () => {
    const [refused] = order([other(sent(5, 90)), own(sent(30, 90))]);
    expect(refused).toMatchObject({ therapy: { id: 'own' }, until: addDays(now, 39) });
  });
});

describe('a prescription', () => {
  const firstVisit: PrescribingVisit = {
    consultationId: 'visit',
    checkoutId: 'new',
    isRenewal: false,
    replaces: [],
  };
  const withoutOrder = { ...firstVisit, checkoutId: null };
  const renewal = { ...withoutOrder, isRenewal: true, replaces: [702] };
  const solution = { productId: 210, drugType: 'minoxidil' as const };
  const finasteride = { productId: 211, drugType: 'finasteride' as const };

  it.each<[string, Therapy[], PrescribingVisit, string[]]>([
    ['what another visit prescribed is on hold', [own(onHold)], withoutOrder, ['on_hold: own']],
    [
      'what this visit prescribed is on hold: it is decided again',
      [own({ ...onHold, consultationId: 'visit' })],
      withoutOrder,
      [],
    ],
    ['a drug of another group is ordered', [own({ ...ordered, ...finasteride })], firstVisit, []],
    [
      'a renewal goes on with both packages of the drug',
      [own(), own({ id: 'other dose', productId: 701 })],
      renewal,
      [],
    ],
    [
      'a renewal does not go on with another form of the drug',
      [own(), own({ id: 'solution', ...solution })],
      renewal,
      ['subscribed: solution'],
    ],
    [
      'a drug that the clinician adds to the renewal of another one is ordered',
      [own({ id: 'renewed', ...finasteride }), own(ordered)],
      { ...renewal, replaces: [211] },
      ['ordered: own'],
    ],
    [
      'the own treatment is named, also where the other account is on hold',
      [other(onHold), own(ordered)],
      firstVisit,
      ['ordered: own'],
    ],
    ['the own treatment is named, listed first', [own(ordered), other(onHold)], firstVisit, ['ordered: own']],
    [
      'the strongest of the own treatments is named',
      [other(onHold), own({ id: 'solution', ...solution }), own(ordered)],
      firstVisit,
      ['ordered: own'],
    ],
    ['a renewal replaces its own subscription', [own()], renewal, []],
    [
      'a renewal does not replace the same product of the other account',
      [own(), other()],
      renewal,
      ['subscribed: other'],
    ],
    [
      'a renewal does not replace what is on hold in the other account',
      [own(), other(onHold)],
      renewal,
      ['on_hold: other'],
    ],
    [
      'a change of treatment does not replace the same product of the other account',
      [own(), other()],
      { ...renewal, isRenewal: false },
      ['subscribed: other'],
    ],
    ['only the other account has one', [other()], firstVisit, ['subscribed: other']],
    ['the other account has a prescription alone', [other(prescription())], renewal, []],
    [
      'a renewal replaces no other dose of the other account',
      [other({ productId: 701 }), own()],
      renewal,
      ['subscribed: other'],
    ],
  ])('%s', (_, therapies, visit, expected) => {
    expect(duplicatesOfPrescription(therapies, [tablets], visit).map(summary)).toStrictEqual(expected);
  });

  it('names the product that repeats, the record, and no day', () => {
    expect(duplicatesOfPrescription([own()], [finasteride, tablets], firstVisit)).toStrictEqual([
      { productId: 701, reason: 'subscribed', therapy: own(), until: null },
    ]);
  });
});
