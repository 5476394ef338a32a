import { beforeEach, describe, expect, it } from 'vitest';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { keptCohorts } from './repositories/kept-cohorts.ts';

const harness = await openFileHarness({ forgetsPatients: true });
const counted = (from = '2026-07', until = '2026-11') =>
  keptCohorts(harness.makeScope().read, { from, until, most: 3 });

beforeEach(() => harness.clock.set('2026-11-20T17:00:00Z'));

/** A patient whose subscription ran from one instant, and to another if it was canceled. */
const patientFrom = async (started: string, ended: string | null = null) => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  const status = ended === null ? 'active' : 'canceled';
  await harness
    .knex('subscription')
    .where({ user_id: patient.id })
    .update({ started_at: started, cancellation_date: ended, status });
  return patient;
};
/** Another subscription of a patient. */
const again = async (userId: string, started: string, ended: string | null = null): Promise<void> => {
  const { id: _, ...row } = await harness.knex('subscription').where({ user_id: userId }).first();
  const status = ended === null ? 'active' : 'canceled';
  await harness.knex('subscription').insert({
    ...{ ...row, id: crypto.randomUUID(), cancellation: null, ship_to: JSON.stringify(row.ship_to) },
    ...{ started_at: started, cancellation_date: ended, status },
  });
};

describe('patients by the month in which they began', () => {
  it('counts who stayed after each month that the whole cohort has come to', async () => {
    await patientFrom('2026-07-10T12:00:00Z');
    await patientFrom('2026-07-10T12:00:00Z', '2026-09-01T12:00:00Z');
    await patientFrom('2026-09-10T12:00:00Z', '2026-09-12T12:00:00Z');
    await patientFrom('2026-10-10T12:00:00Z');
    expect(await counted()).toEqual([
      { month: '2026-07', patients: 2, kept: [2, 1, 1] },
      { month: '2026-09', patients: 1, kept: [0] },
      { month: '2026-10', patients: 1, kept: [] },
    ]);
  });

  it('counts a patient once, by the first of their subscriptions, and again while a later one runs', async () => {
    const { id } = await patientFrom('2026-07-10T12:00:00Z', '2026-08-20T12:00:00Z');
    await again(id, '2026-09-20T12:00:00Z');
    await again(id, '2026-09-25T12:00:00Z');
    expect(await counted()).toEqual([{ month: '2026-07', patients: 1, kept: [1, 0, 1] }]);
  });

  it('leaves out who began before the first month or in this one, and what was never charged', async () => {
    const { id } = await patientFrom('2026-06-10T12:00:00Z');
    await again(id, '2026-08-10T12:00:00Z');
    await patientFrom('2026-11-10T12:00:00Z');
    const unpaid = await patientFrom('2026-08-10T12:00:00Z');
    await harness
      .knex('subscription')
      .where({ user_id: unpaid.id })
      .update({ started_at: null, status: 'incomplete_expired' });
    expect(await counted()).toEqual([]);
  });

  it('months are those of Eastern time', async () => {
    // Eleven in the evening of July 31 on the East Coast.
    await patientFrom('2026-08-01T03:00:00Z');
    expect((await counted()).map(({ month }) => month)).toEqual(['2026-07']);
  });
});
