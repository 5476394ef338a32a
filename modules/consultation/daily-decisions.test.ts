import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#kernel/dates.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { dailyDecisions, deskLoad } from './repositories/daily-decisions.ts';

const harness = await openFileHarness({ modules: careModules, forgetsPatients: true });
const clinician = await harness.clinician();
const counted = (from = '2026-11-01') => dailyDecisions(harness.makeScope().read, from);
const load = () => deskLoad(harness.makeScope().read, harness.clock.now());
const submitted = () => harness.visit({ drugTypes: ['finasteride'] });

/** Noon on the East Coast. */
beforeEach(() => harness.clock.set('2026-11-20T17:00:00Z'));

const refuse = async (consultationId: string): Promise<void> => {
  const source =
    'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not safe.", alternatives: "Foam.") { status } }';
  dataOf(await harness.api(clinician, source, { id: consultationId }));
};

describe('decisions by day', () => {
  it('counts approvals and refusals, and the hours that first visits waited', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await submitted()];
    harness.clock.advance(2 * HOUR_MS);
    await harness.approve(first.consultationId);
    harness.clock.advance(2 * HOUR_MS);
    await harness.approve(second.consultationId);
    harness.clock.advance(6 * HOUR_MS);
    await refuse(third.consultationId);
    // Ten in the evening in Eastern time, when it is the next day in UTC.
    expect(await counted()).toEqual([
      { day: '2026-11-20', approved: 2, refused: 1, medianHours: 4, ninthDecileHours: 8.8 },
    ]);
  });

  it('has no waiting time of a visit that is no first one', async () => {
    const visit = await submitted();
    await harness.knex('consultation').where({ id: visit.consultationId }).update({ kind: 'titration' });
    harness.clock.advance(HOUR_MS);
    await harness
      .knex('consultation')
      .where({ id: visit.consultationId })
      .update({ status: 'approved', decided_at: harness.clock.now() });
    expect(await counted()).toEqual([
      { day: '2026-11-20', approved: 1, refused: 0, medianHours: null, ninthDecileHours: null },
    ]);
  });

  it('leaves out what was canceled, what waits, and what was before the first day', async () => {
    await submitted();
    const canceled = await submitted();
    await harness
      .knex('consultation')
      .where({ id: canceled.consultationId })
      .update({ status: 'canceled', decided_at: harness.clock.now() });
    expect(await counted()).toEqual([]);
    const approved = await submitted();
    await harness.approve(approved.consultationId);
    expect(await counted('2026-11-20')).toHaveLength(1);
    expect(await counted('2026-11-21')).toEqual([]);
  });
});

describe('what waits at the desk', () => {
  it('is visits, those past the promise, and emergencies that nobody has closed', async () => {
    const visit = await submitted();
    expect(await load()).toEqual({ emergencies: 0, waiting: 1, late: 0 });
    harness.clock.advance(25 * HOUR_MS);
    expect(await load()).toEqual({ emergencies: 0, waiting: 1, late: 1 });
    const alert = { alert_at: harness.clock.now() };
    await harness.knex('consultation').where({ id: visit.consultationId }).update(alert);
    expect(await load()).toMatchObject({ emergencies: 1 });
    const handled = { alert_handled_at: harness.clock.now() };
    await harness.knex('consultation').where({ id: visit.consultationId }).update(handled);
    expect(await load()).toMatchObject({ emergencies: 0 });
  });
});
