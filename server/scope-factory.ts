import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { sealAuditLog } from './audit/seal-audit-log.ts';
import { deliverJob } from './events/deliver.ts';
import { emittedEvent } from './events/outbox.ts';
import { jobQueue } from './jobs/job-queue.ts';
import { newJob } from './jobs/new-job.ts';
import type { JobDefinition, ModuleDefinition, SubscriberDefinition, SweepDefinition } from './module.ts';
import { collectPersonalTables } from './personal-data/collect.ts';
import { endRecords } from './personal-data/end-records.ts';
import { personalData } from './personal-data/read-person.ts';
import { retainRows } from './personal-data/retain-rows.ts';
import { jobQueuePort } from './ports/job-queue.ts';
import { personalDataPort } from './ports/personal-data.ts';
import { createScope, type Provider, provide, type Scope } from './scope.ts';

/** Every job that a worker needs: the modules' own and the delivery of events. */
export const collectJobs = (modules: readonly ModuleDefinition[]): readonly JobDefinition[] => [
  deliverJob(collectSubscribers(modules)),
  ...modules.flatMap((module) => module.jobs ?? []),
];

/** Every sweep, in the order in which they run: that of the modules, and then what ends data whose time is over. */
export const collectSweeps = (modules: readonly ModuleDefinition[]): readonly SweepDefinition[] => {
  const tables = collectPersonalTables(modules);
  return [
    ...modules.flatMap((module) => module.sweeps ?? []),
    retainRows(tables),
    endRecords(tables),
    sealAuditLog,
  ];
};

const collectSubscribers = (modules: readonly ModuleDefinition[]): readonly SubscriberDefinition[] =>
  modules.flatMap((module) => module.subscribers ?? []);

export type MakeScope = (instead?: readonly Provider[]) => Scope;

/**
 * Returns the function that makes scopes: one per request, per job and per sweep; `instead` provides some ports in the
 * place of the usual ones, in this scope and its transactions only. `extraProviders` are the adapters to outside services. Throws when two providers offer the same port, or two subscribers share an id.
 */
export const makeScopeFactory = (parts: {
  pool: Knex;
  clock: Clock;
  ids: Ids;
  log: Logger;
  settings: Settings;
  modules: readonly ModuleDefinition[];
  extraProviders: readonly Provider[];
}): MakeScope => {
  const { pool, clock, ids, log, settings, modules } = parts;
  const providers = byId(
    'port',
    [
      provide(personalDataPort, personalData(collectPersonalTables(modules))),
      provide(jobQueuePort, jobQueue),
      ...parts.extraProviders,
      ...modules.flatMap((module) => module.provides ?? []),
    ],
    (provider) => provider.portId,
  );
  const subscribers = collectSubscribers(modules);
  byId('subscriber', subscribers, (subscriber) => subscriber.id);
  const jobs = byId('job', collectJobs(modules), (job) => job.id);

  return (instead = []) =>
    createScope({
      db: pool,
      clock,
      ids,
      log,
      settings,
      providers:
        instead.length === 0
          ? providers
          : new Map([...providers, ...instead.map((provider) => [provider.portId, provider] as const)]),
      emit: (event, at, id) => emittedEvent(event, at, id, subscribers),
      enqueue: (id, payload, options) => {
        const job = jobs.get(id);
        if (!job) throw new Error(`No module has the job "${id}".`);
        return { jobs: [newJob(id, payload, { ...options, maxAttempts: job.maxAttempts })] };
      },
    });
};

const byId = <T>(kind: string, things: readonly T[], idOf: (thing: T) => string): ReadonlyMap<string, T> => {
  const known = new Map<string, T>();
  for (const thing of things) {
    const id = idOf(thing);
    if (known.has(id)) throw new Error(`Two modules define the ${kind} "${id}".`);
    known.set(id, thing);
  }
  return known;
};
