import type { Knex } from 'knex';
import { pino } from 'pino';
import { flagValues } from '#config/flag-catalogue.ts';
import { readSettings, type Settings } from '#config/settings.ts';
import { ManualClock } from '#kernel/clock.ts';
import { type Ids, sequentialIds } from '#kernel/ids.ts';
import { formularyPort } from '#modules/catalogue/index.ts';
import { formulary } from '#modules/eligibility/services/formulary.ts';
import { type JobFailure, runSweeps, type SweepReport } from '#server/jobs/index.ts';
import { createTopicMessages } from '#server/mail/sns/topic-messages.ts';
import type { ModuleDefinition } from '#server/module.ts';
import { flagPort } from '#server/ports/flags.ts';
import { givenFlagsPort } from '#server/ports/given-flags.ts';
import { mailPort } from '#server/ports/mail.ts';
import { outagesPort } from '#server/ports/outages.ts';
import { pagerPort } from '#server/ports/pager.ts';
import { textMessagesPort } from '#server/ports/text-messages.ts';
import { topicMessagesPort } from '#server/ports/topic-messages.ts';
import { type Provider, provide, type Scope } from '#server/scope.ts';
import { collectJobs, collectSweeps, type MakeScope, makeScopeFactory } from '#server/scope-factory.ts';
import type { TestDatabase } from './database.ts';
import { mailThatIsDelivered } from './doubles/mail-that-is-delivered.ts';
import { pagerThatAccepts } from './doubles/pager-that-accepts.ts';
import { textsThatAreAccepted } from './doubles/texts-that-are-accepted.ts';
import { testQueue } from './test-queue.ts';

export interface TestScope {
  readonly scope: Scope;
  readonly makeScope: MakeScope;
  readonly clock: ManualClock;
  readonly settings: Settings;
  /** Runs jobs and event deliveries until none is ready. Throws the first failure, unless failures are expected. */
  drain(options?: { expectFailures: boolean }): Promise<readonly JobFailure[]>;
  /** Runs every sweep once. Throws the first failure. */
  sweep(): Promise<SweepReport>;
}

/** One numbering per test file, so that several scopes on its database do not collide. */
const fileIds = sequentialIds();

/** The real registration of drugs and the flags' defaults, unless a module or the test itself brings others. */
const withDefaults = (
  modules: readonly ModuleDefinition[],
  providers: readonly Provider[],
): readonly Provider[] => {
  const given = [...providers, ...modules.flatMap((module) => module.provides ?? [])];
  const defaults = [
    provide(formularyPort, () => formulary),
    provide(flagPort, () => ({ values: () => flagValues({}) })),
    provide(givenFlagsPort, () => ({ source: 'file' as const, values: async () => ({}) })),
    provide(outagesPort, () => ({ read: async () => [] })),
    provide(mailPort, () => mailThatIsDelivered),
    provide(topicMessagesPort, () => createTopicMessages({ topics: [] })),
    provide(pagerPort, () => pagerThatAccepts),
    provide(textMessagesPort, () => textsThatAreAccepted),
  ];
  return [...providers, ...defaults.filter((one) => given.every(({ portId }) => portId !== one.portId))];
};

/**
 * A scope on a test database, without log output, with a clock fixed at noon on November 20, 2026 until it is moved.
 * With the database's `beforeDrop`, its job queue keeps its connections from one drain to the next.
 */
export const testScope = (parts: {
  knex: Knex;
  url: string;
  beforeDrop?: TestDatabase['beforeDrop'];
  modules?: readonly ModuleDefinition[];
  providers?: readonly Provider[];
  clock?: ManualClock;
  ids?: Ids;
}): TestScope => {
  const { knex, url, modules = [], providers = [], ids = fileIds } = parts;
  const clock = parts.clock ?? new ManualClock('2026-11-20T12:00:00Z');
  const settings = readSettings({ APP_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: url });
  const log = pino({ level: 'silent' });
  const makeScope = makeScopeFactory({
    pool: knex,
    clock,
    ids,
    log,
    settings,
    modules,
    extraProviders: withDefaults(modules, providers),
  });
  const queue = testQueue({ url, jobs: collectJobs(modules), makeScope, log }, parts.beforeDrop);
  return {
    scope: makeScope(),
    makeScope,
    clock,
    settings,
    drain: async ({ expectFailures } = { expectFailures: false }) => {
      const failures = await queue.drain();
      if (!expectFailures && failures[0]) throw failures[0].error;
      return failures;
    },
    sweep: async () => {
      const report = await runSweeps(makeScope(), collectSweeps(modules));
      if (report.failures[0]) throw report.failures[0].error;
      return report;
    },
  };
};
