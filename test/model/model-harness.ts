import type { Knex } from 'knex';
import { renewalModule } from '#modules/renewal/module.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openHarness } from '#test/harness/harness.ts';
import { mortalProcess } from './mortal-process.ts';

const modules = [...orderAndCareModules, renewalModule];
const START = '2026-11-20T12:00:00Z';

/** The tables without rows. */
const emptyTables = async (knex: Knex): Promise<readonly string[]> => {
  const names: string[] = await knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const isEmpty = await Promise.all(names.map(async (name) => (await knex(name).first()) === undefined));
  return names.filter((_, index) => isEmpty[index]);
};

/** The product on its own database, which every history finds as it was seeded. */
export const openModelHarness = async () => {
  const harness = await openHarness({ modules });
  const { knex } = harness.database;
  const process = mortalProcess(harness, modules);
  const maya = await harness.clinician();
  const emptied = await emptyTables(knex);

  return {
    product: harness,
    process,
    /** The clinician with a license in every state. */
    maya,
    /** Forgets the patient before, and sets the clock back. */
    newPatient: async (): Promise<SignedInUser> => {
      await knex.raw(`truncate ${emptied.join(', ')}`);
      await knex.raw('delete from graphile_worker._private_jobs');
      harness.clock.set(START);
      process.startAgain();
      return harness.patient('NY');
    },
    close: () => harness.close(),
  };
};

export type ModelHarness = Awaited<ReturnType<typeof openModelHarness>>;
