import { renewalModule } from '#modules/renewal/module.ts';
import { rightsModule } from '#modules/rights/module.ts';
import { startModule } from '#modules/start/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { databaseEmptier } from '#test/harness/empty-database.ts';
import { openHarness } from '#test/harness/harness.ts';
import { Coverage } from './coverage.ts';
import { mortalProcess } from './mortal-process.ts';

// The last one only because pages show it.
const modules = [...orderAndCareModules, renewalModule, startModule, rightsModule];
const SAVE_HOURS = `mutation($hours: [CalendarHoursInput!]!) {
  deskSaveCalendar(input: { timeZone: "America/New_York", hours: $hours, exceptions: [] }) }`;
const START = '2026-11-20T12:00:00Z';

/** The product on its own database and with its own clock, which every history finds as it was seeded. */
export const openModelHarness = async (coverage = new Coverage()) => {
  const harness = await openHarness({ modules });
  const process = await mortalProcess(harness, modules);
  const operator = await harness.operator();
  const maya = await harness.clinician();
  const ola = await harness.addClinician('ola@example.com', ['NY', 'TX']);
  const [{ id: olaId }] = await harness.rows('clinician', { email: ola.email });
  // Hours of the clinician, for live calls.
  const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 9 * 60, to: 17 * 60 }));
  dataOf(await harness.api(maya, SAVE_HOURS, { hours }));
  const empty = await databaseEmptier(harness.database.knex, {
    inOrder: ['state_transition'],
    keepSeeded: ['person', 'audit_log'],
  });

  return {
    product: harness,
    process,
    coverage,
    /** Who decides about parcels. */
    operator,
    /** The clinician with a license in every state that is served. */
    maya,
    /** A second one; it takes two to lift some holds. */
    ola,
    olaId,
    /** Forgets the patient before, and sets the clock back. */
    newPatient: async (): Promise<SignedInUser> => {
      await empty();
      await harness.scope.db('clinician').update({ last_assigned_at: null });
      harness.clock.set(START);
      process.startAgain();
      return harness.patient('NY');
    },
    close: async () => {
      await process.stop();
      await harness.close();
    },
  };
};

export type ModelHarness = Awaited<ReturnType<typeof openModelHarness>>;
