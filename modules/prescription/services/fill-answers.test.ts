import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { GateRefusal } from '#modules/billing/index.ts';
import { productWithId } from '#test/harness/doubles/catalogue-in-memory.ts';
import { prescriptionOf } from '#test/harness/doubles/prescriptions.ts';
import { NOON } from '#test/harness/doubles/scope-in-memory.ts';
import { prescriptionMachine } from '../domain/prescription-machine.ts';
import type { GatedPrescription } from '../repositories/prescriptions.ts';
import { fillAnswers, type GatedPatient, isJudged } from './fill-answers.ts';

const patientWith = (over: Partial<GatedPatient> = {}): GatedPatient => ({
  prescriptions: [prescriptionOf()],
  states: ['TX'],
  heldDrugs: [],
  stoppedDrugs: [],
  earliest: new Map(),
  ...over,
});
const finasteride = productWithId(211);
const foam = productWithId(239);
const answered = (patient: GatedPatient) => fillAnswers([finasteride], patient, NOON);
const allowed = {
  productId: 211,
  allowed: true,
  reason: null,
  prescriptionId: 'prescription',
  consultationId: 'visit',
};
const refused = (reason: GateRefusal) => [{ ...allowed, allowed: false, reason }];

describe('a prescription', () => {
  it('that is active, with refills, where it may be sent, allows the fill', () => {
    expect(answered(patientWith())).toEqual([allowed]);
  });

  const reasons: Readonly<Partial<Record<GatedPrescription['status'], GateRefusal>>> = {
    on_hold: 'on_hold',
    completed: 'no_refills',
    expired: 'expired',
    stopped: 'stopped',
  };
  it.each(prescriptionMachine.states.filter((status) => status !== 'active'))('%s refuses it', (status) => {
    const prescriptions = [prescriptionOf({ status })];
    expect(answered(patientWith({ prescriptions }))).toEqual(refused(reasons[status] ?? 'not_approved'));
  });

  const waits = { waitsForCheckIn: true };
  it.each<[string, Partial<GatedPrescription>, readonly string[], GateRefusal]>([
    ['that waits for a check-in', waits, ['TX'], 'check_in_due'],
    ['on hold that waits for a check-in too', { ...waits, status: 'on_hold' }, ['TX'], 'on_hold'],
    ['that waits for a check-in and is over', { ...waits, expiresAt: NOON }, ['TX'], 'check_in_due'],
    ['without an end', { expiresAt: null }, ['TX'], 'expired'],
    ['at its end', { expiresAt: NOON }, ['TX'], 'expired'],
    ['at its end and used up', { expiresAt: NOON, refillsRemaining: 0 }, ['TX'], 'expired'],
    ['that is used up', { refillsRemaining: 0 }, ['TX'], 'no_refills'],
    ['that is used up, elsewhere', { refillsRemaining: 0 }, ['OH'], 'no_refills'],
    ['where its prescriber has no license', {}, ['OH'], 'state_not_served'],
    ['when the patient is elsewhere', {}, ['TX', 'OH'], 'state_not_served'],
    ['where we send nothing', { prescriberStates: ['AK'] }, ['AK'], 'state_not_served'],
  ])('%s refuses it', (_case, over, states, reason) => {
    expect(answered(patientWith({ prescriptions: [prescriptionOf(over)], states }))).toEqual(refused(reason));
  });

  it.each<[string, Partial<GatedPrescription>, readonly string[]]>([
    ['with one refill', { refillsRemaining: 1 }, ['TX']],
    ['in its last moment', { expiresAt: new Date(NOON.getTime() + 1) }, ['TX']],
    ['in two states of its prescriber', {}, ['TX', 'NY']],
  ])('%s allows it', (_case, over, states) => {
    expect(answered(patientWith({ prescriptions: [prescriptionOf(over)], states }))).toEqual([allowed]);
  });

  it('of another product does not count', () => {
    const prescriptions = [prescriptionOf({ productId: 406 })];
    expect(answered(patientWith({ prescriptions }))).toEqual([
      { productId: 211, allowed: false, reason: 'not_approved', prescriptionId: null },
    ]);
  });
});

describe('of several prescriptions of a product', () => {
  const newest = prescriptionOf({ id: 'newest', status: 'on_hold' });
  const older = prescriptionOf({ id: 'older', status: 'expired' });

  it('one that allows the fill comes before a newer one that does not', () => {
    const prescriptions = [newest, older, prescriptionOf()];
    expect(answered(patientWith({ prescriptions }))).toEqual([allowed]);
  });

  it('the newest says why not', () => {
    const prescriptions = [newest, older];
    expect(answered(patientWith({ prescriptions }))).toEqual([
      { ...allowed, allowed: false, reason: 'on_hold', prescriptionId: 'newest' },
    ]);
  });
});

describe('a product without a prescription', () => {
  const of = (heldDrugs: GatedPatient['heldDrugs']) =>
    fillAnswers([foam], patientWith({ prescriptions: [], states: ['AK'], heldDrugs }), NOON);

  it('passes in any state while its drug is not on hold', () => {
    expect(of([null, 'minoxidil'])).toEqual([
      { productId: 239, allowed: true, reason: null, prescriptionId: null },
    ]);
  });

  it('waits while it is', () => {
    expect(of(['minoxidil', 'minoxidil_foam'])).toEqual([
      { productId: 239, allowed: false, reason: 'on_hold', prescriptionId: null },
    ]);
  });
});

describe('a fill that is too soon', () => {
  const notBefore = addDays(NOON, 3);
  const earliest: GatedPatient['earliest'] = new Map([
    ['finasteride', notBefore],
    ['minoxidil_foam', null],
  ]);

  it('names the first day', () => {
    expect(answered(patientWith({ earliest }))).toEqual([
      { ...allowed, allowed: false, reason: 'too_soon', notBefore },
    ]);
  });

  it('is allowed from that moment on', () => {
    expect(fillAnswers([finasteride], patientWith({ earliest }), notBefore)).toEqual([allowed]);
  });

  it('has the reason of its prescription first', () => {
    const prescriptions = [prescriptionOf({ status: 'on_hold' })];
    expect(answered(patientWith({ earliest, prescriptions }))).toEqual(refused('on_hold'));
  });

  it('is judged for each drug of its own', () => {
    const answers = fillAnswers([foam, finasteride], patientWith({ earliest }), NOON);
    expect(answers.map(({ productId, reason }) => [productId, reason])).toEqual([
      [239, null],
      [211, 'too_soon'],
    ]);
  });
});

it.each([
  [211, true],
  [239, true],
  [351, true],
  [316, false],
  [342, false],
])('of product %d the gate decides: %s', (id, expected) => {
  expect(isJudged(productWithId(id))).toBe(expected);
});
