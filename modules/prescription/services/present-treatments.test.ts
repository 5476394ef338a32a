import { expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import type { RefillsOfDrug } from '#modules/billing/index.ts';
import type { TreatmentView } from '../repositories/treatment-json.ts';
import { presentTreatments } from './present-treatments.ts';

const now = new Date('2027-11-20T12:00:00Z');
const prescription = (change: Partial<TreatmentView>): TreatmentView => ({
  id: 'p',
  consultationId: 'c',
  drugType: 'finasteride',
  productId: 211,
  name: 'Finasteride 1 mg tablets',
  directions: 'One a day.',
  status: 'active',
  signedAt: addDays(now, -100),
  expiresAt: addDays(now, 265),
  evaluatedAt: addDays(now, -100),
  refillsRemaining: 2,
  lastFillAt: addDays(now, -20),
  stopText: null,
  holds: [],
  interruption: null,
  refills: null,
  ...change,
});

it.each<[string, Partial<TreatmentView>, boolean]>([
  ['is active', {}, false],
  ['expires in 30 days', { expiresAt: addDays(now, 30) }, true],
  ['expires in 31 days', { expiresAt: addDays(now, 31) }, false],
  ['has expired', { status: 'expired', expiresAt: addDays(now, -1) }, true],
  ['has no fills left', { status: 'completed', refillsRemaining: 0 }, true],
  ['is on hold', { status: 'on_hold', expiresAt: addDays(now, 5) }, false],
  ['was stopped', { status: 'stopped', expiresAt: addDays(now, -1) }, false],
])('a prescription that %s: renewal due %s', (_, change, due) => {
  expect(presentTreatments([prescription(change)], now).map(({ renewalDue }) => renewalDue)).toEqual([due]);
});

it('does not offer a renewal of a prescription that a newer one of the same drug has replaced', () => {
  const used = prescription({ id: 'old', status: 'completed', refillsRemaining: 0 });
  const due = (treatments: readonly TreatmentView[]) =>
    presentTreatments(treatments, now).flatMap(({ id, renewalDue }) => (renewalDue ? [id] : []));
  expect(due([prescription({ id: 'new' }), used])).toEqual([]);
  expect(due([prescription({ id: 'new', drugType: 'ketoconazole' }), used])).toEqual(['old']);
});

it.each<[string, Partial<TreatmentView>, number | null]>([
  ['was evaluated lately', {}, null],
  ['was evaluated eleven months ago', { evaluatedAt: addDays(now, -335) }, 30],
  ['was evaluated a year ago, and is on hold', { evaluatedAt: addDays(now, -365), status: 'on_hold' }, 0],
  ['was never evaluated since it was signed', { evaluatedAt: null, signedAt: addDays(now, -340) }, 25],
  ['has ended', { evaluatedAt: addDays(now, -340), status: 'expired' }, null],
])('the yearly check-in of a prescription that %s is to be sent in %s days', (_, change, days) => {
  const [treatment] = presentTreatments([prescription(change)], now);
  expect(treatment?.annualDueBy).toEqual(days === null ? null : addDays(now, days));
});

const CANCELED = 'Canceled. The medicine sent lasts until about January 29, 2028';
const refills = (status: RefillsOfDrug['status']): TreatmentView['refills'] => ({
  status,
  cycleInDays: 90,
  nextBillingDate: null,
});

it.each<[string, Partial<TreatmentView>, string, boolean]>([
  ['active', { refills: refills('active') }, 'Active', false],
  ['without refills', { refills: null }, 'Active', false],
  ['paused', { refills: refills('paused') }, 'Paused', false],
  ['on hold, and canceled', { refills: refills('canceled'), status: 'on_hold' }, CANCELED, true],
  ['used up, and canceled', { refills: refills('canceled'), status: 'completed' }, CANCELED, true],
  ['canceled', { refills: refills('canceled') }, CANCELED, true],
  ['canceled before the first package', { refills: refills('canceled'), lastFillAt: null }, 'Canceled', true],
  [
    'canceled, with nothing left',
    { refills: refills('canceled'), lastFillAt: addDays(now, -90) },
    'Canceled',
    true,
  ],
  ['not paid', { refills: refills('unpaid') }, 'Stopped until paid', false],
  [
    'ended by a clinician',
    { refills: refills('canceled'), status: 'stopped' },
    'Stopped, as you asked',
    false,
  ],
])('a treatment that is %s reads as that', (_, change, label, isCanceled) => {
  expect(presentTreatments([prescription(change)], now)[0]).toMatchObject({ label, isCanceled });
});

it.each<[string, Partial<TreatmentView>, number | null]>([
  ['signed today', { signedAt: now }, 1],
  ['signed 100 days ago', {}, 4],
  ['in its last days', { signedAt: addDays(now, -364) }, 12],
  ['canceled', { refills: refills('canceled') }, null],
  ['ended', { status: 'expired' }, null],
])('a treatment that is %s is in month %s of twelve', (_, change, month) => {
  expect(presentTreatments([prescription(change)], now)[0]?.month).toBe(month);
});
