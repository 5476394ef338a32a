import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import type { Therapy } from '../domain/chart/therapy.ts';
import { prescribingDuplicates } from './prescribing-duplicates.ts';

const subscribed = therapyOf();
const products = (...ids: readonly number[]) =>
  ids.flatMap((id) => catalogueProducts.filter((one) => one.id === id));
const nameOf = (id: number) => products(id)[0]?.displayedName;
const halfDose = products(701);
const renewalOf = (productId: number) => ({
  id: 'visit',
  checkoutId: null,
  kind: 'renewal' as const,
  requested: [{ productId }],
});
const firstVisit = {
  id: 'visit',
  checkoutId: 'checkout',
  kind: 'initial' as const,
  requested: [{ productId: 702 }],
};

it('a renewal counts the daily dose of treatments that it does not renew', () => {
  const messages = prescribingDuplicates(renewalOf(211), [subscribed], halfDose, 'clinician');
  expect(messages.join()).toContain('3.75 mg a day');
});

it('a renewal may replace another dose of the same drug', () => {
  expect(prescribingDuplicates(renewalOf(702), [subscribed], halfDose, 'clinician')).toEqual([]);
});

it('an open order of what it is about counts for a change of treatment, not for a renewal', () => {
  const ordered: Therapy = { ...subscribed, record: 'order', stage: 'ordered' };
  const about = renewalOf(702);
  expect(prescribingDuplicates(about, [ordered], products(702), 'clinician')).toEqual([]);
  expect(
    prescribingDuplicates({ ...about, kind: 'titration' }, [ordered], products(702), 'clinician'),
  ).toEqual([expect.stringContaining('an open order of Minoxidil 2.5 mg')]);
});

describe('a first visit', () => {
  it('replaces nothing: another dose of what the patient asked for is a second one', () => {
    expect(prescribingDuplicates(firstVisit, [subscribed], halfDose, 'clinician')).toEqual([
      expect.stringMatching(/cannot be prescribed: together it would be 3\.75 mg a day/),
      `${nameOf(701)} cannot be prescribed: the patient already has a subscription to Minoxidil 2.5 mg. One of them has to end first.`,
    ]);
  });

  it('does not count what its own checkout ordered, nor a prescription, for the daily dose', () => {
    const own = { ...subscribed, checkoutId: 'checkout' };
    expect(prescribingDuplicates(firstVisit, [own], halfDose, 'clinician')).toEqual([]);
    const prescription: Therapy = { ...subscribed, record: 'prescription', stage: 'prescribed' };
    expect(prescribingDuplicates(firstVisit, [prescription], halfDose, 'clinician')).toEqual([]);
  });

  it('without a checkout counts every subscription', () => {
    const visit = { ...firstVisit, checkoutId: null };
    const elsewhere = { ...subscribed, checkoutId: null };
    expect(prescribingDuplicates(visit, [elsewhere], halfDose, 'clinician').join()).toContain(
      '3.75 mg a day',
    );
  });
});

describe('the refusal, in the words for each reader', () => {
  const has = (over: Partial<Therapy>, reader: 'clinician' | 'patient' = 'clinician') =>
    prescribingDuplicates(
      firstVisit,
      [{ ...subscribed, productId: 210, drugType: 'minoxidil', name: 'Minoxidil solution', ...over }],
      products(211, 702),
      reader,
    );

  it.each<[Partial<Therapy>, string]>([
    [{ record: 'order', stage: 'ordered' }, 'an open order of'],
    [{ stage: 'subscribed' }, 'a subscription to'],
    [{ record: 'prescription', stage: 'on_hold' }, 'a prescription on hold for'],
  ])('%o', (over, words) => {
    expect(has(over)).toEqual([
      `${nameOf(702)} cannot be prescribed: the patient already has ${words} Minoxidil solution. One of them has to end first.`,
    ]);
    expect(has(over, 'patient')).toEqual([
      `${nameOf(702)} cannot be prescribed: you already have ${words} Minoxidil solution. One of them has to end first.`,
    ]);
  });

  it('after a hard stop, two clinicians come first', () => {
    expect(has({ record: 'prescription', stage: 'on_hold', hasHardStop: true })).toEqual([
      `${nameOf(702)} cannot be prescribed: a safety rule stopped Minoxidil solution. Two clinicians have to lift the hold first.`,
    ]);
  });

  it('of another account, only the clinician learns what it has', () => {
    expect(has({ isOfOtherAccount: true })).toEqual([
      `${nameOf(702)} cannot be prescribed: an account that may be the same person’s has a subscription to Minoxidil solution. Decide about “Possible duplicate account” first.`,
    ]);
    expect(has({ isOfOtherAccount: true }, 'patient')).toEqual([
      'We need to check your details before this plan can start. Please write to us.',
    ]);
  });

  it('two drugs of one group in one plan, the later one by its name', () => {
    expect(prescribingDuplicates(firstVisit, [], products(211, 702, 503), 'clinician')).toEqual([
      `${nameOf(503)} repeats another drug of this plan. Choose one of them.`,
    ]);
  });

  it('too much a day names every product of it', () => {
    const [first] = prescribingDuplicates(firstVisit, [], products(701, 702), 'clinician');
    expect(first).toMatch(new RegExp(`^${nameOf(701)} and ${nameOf(702)} cannot be prescribed: together`));
  });
});
