import type { Router } from 'express';
import type { Knex } from 'knex';
import type { EventMap, StoredEvent } from './events/event.ts';
import type { PageForm } from './forms/page-form.ts';
import type { RequestContext } from './graphql/context.ts';
import type { StoredData } from './personal-data/personal-table.ts';
import type { WebhookProcessed } from './ports/webhooks.ts';
import type { Provider, Scope } from './scope.ts';

/**
 * Work that runs outside a request. It must be safe to repeat and to kill at any point. Created by `handleJob`
 * (jobs/define-job.ts).
 */
export interface JobDefinition {
  /** `module.verb`, unique over all modules. */
  readonly id: string;
  /** `payload` as it was queued, perhaps by an older version of the product. */
  run(scope: Scope, payload: Record<string, unknown>): Promise<void>;
  /** Attempts before it is abandoned and reported. Default 10, with growing pauses. */
  readonly maxAttempts?: number;
}

/** A query that has a row when there is something to do. */
export type DueQuery = Knex.QueryBuilder | Knex.Raw;

/**
 * A pass over everything that has become due (refills, reminders, expirations). It runs every minute, and once per
 * simulated day when the demo clock is advanced. Running it twice changes nothing.
 */
export interface SweepDefinition {
  readonly id: string;
  /**
   * The queries whose rows are its work: it runs only when one of them has a row, and must change nothing when none has.
   * They are the same queries of the repository that `run` reads, and cheap: all sweeps are asked in one statement each
   * minute. No query: there is nothing to do, for example because a service is not configured.
   */
  due(scope: Scope): readonly DueQuery[];
  run(scope: Scope): Promise<void>;
}

/** A number for operators, by one label, counted in the database when metrics are read. */
export interface MetricDefinition {
  /** Unique over all metrics, in Prometheus' spelling. */
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Few rows with fixed labels; never a person's data. `now` is the product's time. */
  read(db: Knex, now: Date): Promise<readonly { readonly label: string; readonly value: number }[]>;
}

/**
 * A reaction to an event; runs after the event's transaction, at least once, in its own transaction. Created by
 * `subscribe` (events/subscribe.ts).
 */
export interface SubscriberDefinition {
  /** The event's name. */
  readonly event: string;
  readonly id: string;
  /** Whether it locks rows that other transactions lock as well; it then shares no transaction with another that does. */
  readonly locks: boolean;
  handle(scope: Scope, event: StoredEvent): Promise<void>;
}

/** Where a router is mounted and who may reach it. `raw` routers read the request body themselves. */
export interface HttpDefinition {
  readonly path: string;
  readonly access: 'public' | 'login' | 'staff';
  readonly rate: 'normal' | 'strict' | 'none';
  readonly raw?: boolean;
  /** `processed`: for what a provider notifies us of and the router itself processes. */
  router(scope: () => Scope, processed?: WebhookProcessed): Router;
}

/**
 * Database content that a process caches in memory. Code that changes the content notifies a channel of PostgreSQL;
 * every process then clears its cache, and the cached pages with it.
 */
export interface MemoryDefinition {
  readonly channel: string;
  forget(scope: Scope): void;
}

export type Resolver = (parent: never, args: never, context: RequestContext) => unknown;
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

export interface ModuleDefinition {
  readonly id: string;
  readonly dependsOn: readonly string[];
  readonly provides?: readonly Provider[];
  readonly graphql?: { readonly typeDefs: string; readonly resolvers: ResolverMap };
  readonly http?: readonly HttpDefinition[];
  /** Forms of its pages that work without scripts. */
  readonly forms?: readonly PageForm[];
  readonly jobs?: readonly JobDefinition[];
  readonly sweeps?: readonly SweepDefinition[];
  /** Every event that the module declares. */
  readonly events?: EventMap;
  readonly subscribers?: readonly SubscriberDefinition[];
  readonly memory?: readonly MemoryDefinition[];
  readonly metrics?: readonly MetricDefinition[];
  /** Its tables: what they hold of people, how long it is kept, and how it ends. */
  readonly storedData?: StoredData;
  /** Mistakes in the module's static data (its questionnaires, for example), each naming its file; any stops the start. */
  problems?(): readonly string[];
  /** Reference data that the product needs; idempotent, runs at every start, in list order of modules. */
  seed?(scope: Scope): Promise<void>;
}

/** A module is static data: importing it has no effect. Its type keeps the names of its resolvers (graphql/resolver-coverage.ts). */
export const defineModule = <Definition extends ModuleDefinition>(definition: Definition): Definition =>
  definition;
