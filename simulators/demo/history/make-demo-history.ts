import { ManualClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import type { Executor } from '#server/graphql/executor.ts';
import { drainJobs, runSweeps } from '#server/jobs/index.ts';
import { collectJobs, collectSweeps, makeScopeFactory } from '#server/scope-factory.ts';
import type { ProductParts } from '#server/simulated-services.ts';
import type { UserRole } from '#server/viewer.ts';
import { makePatientStory, STORY_DAYS } from './patient-story.ts';
import { createVisitor } from './visitor.ts';

interface Parts extends ProductParts {
  readonly executor: Executor;
  /** Saves a test card as if it were typed into the payment form; returns the payment method id. */
  readonly issueCard: (number: string) => Promise<string>;
}

/** Advisory lock key: one process creates the history; another that starts meanwhile waits for it. */
const HISTORY_LOCK = 7_305_004;

/**
 * Creates the history of the demo's established patient, once: with a scope whose clock starts 96 days ago and advances
 * through the same sweeps and jobs that run every day. All data is written by the product's own use cases.
 */
export const makeDemoHistory = async (parts: Parts): Promise<void> => {
  const { pool, modules, log, databaseUrl: url } = parts;
  const lock = await pool.transaction();
  try {
    await lock.raw('select pg_advisory_xact_lock(?)', [HISTORY_LOCK]);
    const people = await pool('person')
      .select('id', 'email', 'role')
      .whereIn('email', ['patient@example.com', 'clinician@example.com']);
    const visitor = (email: string, role: UserRole) => {
      const person = people.find((each) => each.email === email);
      return (
        person &&
        createVisitor(parts.executor, makeScope, { id: person.id, role, email, impersonatorId: null })
      );
    };
    const clock = new ManualClock(addDays(parts.clock.now(), -STORY_DAYS));
    const makeScope = makeScopeFactory({
      ...parts,
      clock,
      ids: randomIds,
      extraProviders: parts.providersAt(clock),
    });
    const patient = visitor('patient@example.com', 'patient');
    const clinician = visitor('clinician@example.com', 'clinician');
    if (!patient || !clinician || (await pool('checkout').first('id'))) return;
    await makePatientStory({
      clock,
      patient,
      clinician,
      issueCard: parts.issueCard,
      newId: () => randomIds.uuid(),
      settle: async () => {
        await runSweeps(makeScope(), collectSweeps(modules), 'wait');
        await drainJobs({ url, jobs: collectJobs(modules), makeScope, log });
      },
    });
  } finally {
    await lock.rollback();
  }
};
