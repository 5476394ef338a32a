import { describe, expect, it } from 'vitest';
import {
  chartInMemory,
  daysAgo,
  type KnownPatient,
  orderedOf,
} from '#test/harness/doubles/chart-in-memory.ts';
import { therapyOf } from '#test/harness/doubles/therapies.ts';
import { takenTherapies } from './taken-therapies.ts';

/** The shop's text about drugs that a patient has already, on November 20, 2026. */
const shown = (patient: KnownPatient) => takenTherapies(chartInMemory(patient).scope).of('patient');
const other = 'Only one treatment of this kind is taken at a time.';
const combinations = ['topical_finasteride_and_minoxidil', 'topical_finasteride_and_minoxidil_foam'];
const ketoconazole = orderedOf({ productId: 212, drugType: 'ketoconazole', name: 'Ketoconazole' });
const order = { href: '/order-history', label: 'See your order' };
const treatment = { href: '/account', label: 'See your treatment' };

describe('a drug that the patient has', () => {
  it.each<[string, KnownPatient, unknown]>([
    [
      'by subscription',
      { ordered: [ketoconazole] },
      { reason: 'subscribed', message: 'You take this.', ...treatment },
    ],
    [
      'by an order',
      { ordered: [{ ...ketoconazole, kind: 'order', stage: 'ordered' }] },
      { reason: 'ordered', message: 'You ordered this on November 10, 2026.', ...order },
    ],
    [
      'by an order whose day is not known',
      { prescribed: [therapyOf({ drugType: 'ketoconazole', record: 'order', stage: 'ordered' })] },
      { reason: 'ordered', message: 'You have ordered this.', ...order },
    ],
    [
      'on hold',
      { prescribed: [therapyOf({ drugType: 'ketoconazole', record: 'prescription', stage: 'on_hold' })] },
      {
        reason: 'on_hold',
        message: 'Your clinician has put this on hold.',
        href: '/messages',
        label: 'Write to your clinician',
      },
    ],
    [
      'at home',
      { ordered: [{ ...ketoconazole, stage: 'dispensed', dispensedAt: daysAgo(9) }] },
      {
        reason: 'too_soon',
        message: 'You have enough of this. You can order it from January 19, 2027.',
        ...order,
      },
    ],
  ])('%s is shown with where it is', async (_case, patient, entry) => {
    expect(await shown(patient)).toEqual([{ drugTypes: ['ketoconazole'], ...Object(entry) }]);
  });

  it('refuses the others of its group, in one entry for all that read the same', async () => {
    expect(await shown({ ordered: [orderedOf({ name: 'Finasteride' })] })).toEqual([
      { drugTypes: ['finasteride'], reason: 'subscribed', message: 'You take this.', ...treatment },
      {
        drugTypes: combinations,
        reason: 'subscribed',
        message: `You take Finasteride. ${other}`,
        ...treatment,
      },
    ]);
  });

  it('of another account is not shown, and neither is a prescription alone', async () => {
    const prescription = therapyOf({ record: 'prescription', stage: 'prescribed' });
    const ordered = [{ ...ketoconazole, userId: 'other' }];
    expect(await shown({ ordered, prescribed: [prescription] })).toEqual([]);
  });
});
