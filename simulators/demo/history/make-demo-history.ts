import { ManualClock } from '#kernel/clock.ts';
import { addDays } from '#kernel/dates.ts';
import { randomIds } from '#kernel/ids.ts';
import { savePhoto } from '#modules/consultation/index.ts';
import type { PhotoView } from '#modules/eligibility/index.ts';
import type { Executor } from '#server/graphql/executor.ts';
import { drainJobs, runSweeps } from '#server/jobs/index.ts';
import { collectJobs, collectSweeps, makeScopeFactory } from '#server/scope-factory.ts';
import type { ProductParts } from '#server/simulated-services.ts';
import type { SignedInUser, UserRole } from '#server/viewer.ts';
import { beginChartStory, CHART_DAYS, endChartStory, makeWaitingStory } from './chart-story.ts';
import { beginCheckInStory } from './check-in-story.ts';
import { drawScalp } from './draw-scalp.ts';
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
 * Creates the history of the demo's patients, once: with a scope whose clock starts a year ago and advances through the same sweeps and jobs that run every day. All data is written by the product's own use cases.
 */
export const makeDemoHistory = async (parts: Parts): Promise<void> => {
  const { pool, modules, log, databaseUrl: url } = parts;
  const lock = await pool.transaction();
  try {
    await lock.raw('select pg_advisory_xact_lock(?)', [HISTORY_LOCK]);
    const emails = [
      'patient@example.com',
      'henry@example.com',
      'omar@example.com',
      'marcus@example.com',
      'clinician@example.com',
    ];
    const people = await pool('person').select('id', 'email', 'role').whereIn('email', emails);
    const personOf = (email: string, role: UserRole): SignedInUser | undefined => {
      const person = people.find((each) => each.email === email);
      return person && { id: person.id, role, email, impersonatorId: null };
    };
    const clock = new ManualClock(addDays(parts.clock.now(), -CHART_DAYS));
    const makeScope = makeScopeFactory({
      ...parts,
      clock,
      ids: randomIds,
      extraProviders: parts.providersAt(clock),
    });
    const [daniel, henry, omar, marcus] = emails.slice(0, 4).map((email) => personOf(email, 'patient'));
    const maya = personOf('clinician@example.com', 'clinician');
    if (!daniel || !henry || !omar || !marcus || !maya || (await pool('checkout').first('id'))) return;
    const storyOf = (patient: SignedInUser) => ({
      clock,
      patient: createVisitor(parts.executor, makeScope, patient),
      clinician: createVisitor(parts.executor, makeScope, maya),
      issueCard: parts.issueCard,
      newId: () => randomIds.uuid(),
      settle: async () => {
        await runSweeps(makeScope(), collectSweeps(modules), 'wait');
        await drainJobs({ url, jobs: collectJobs(modules), makeScope, log });
      },
      sendPhoto: async (view: PhotoView, thinning: number) => {
        const body = await drawScalp(view, thinning);
        const actor = { role: 'patient', id: patient.id, impersonatorId: null } as const;
        const saved = await savePhoto(makeScope(), actor, patient.id, { view, body });
        if (!saved.ok) throw new Error(saved.failure.message);
      },
    });
    await beginChartStory(storyOf(henry));
    clock.set(addDays(parts.clock.now(), -STORY_DAYS));
    await makePatientStory(storyOf(daniel), () => beginCheckInStory(storyOf(marcus)));
    clock.set(new Date(parts.clock.now().getTime() - 26 * 3_600_000));
    await endChartStory(storyOf(henry));
    clock.set(new Date(parts.clock.now().getTime() - 6 * 3_600_000));
    await makeWaitingStory(storyOf(omar));
  } finally {
    await lock.rollback();
  }
};
