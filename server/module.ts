import type { Router } from 'express';
import type { EventMap, StoredEvent } from './events/event.ts';
import type { RequestContext } from './graphql/context.ts';
import type { Provider, Scope } from './scope.ts';

/** A piece of work that runs outside a request. It must be safe to repeat and to kill at any point. */
export interface JobDefinition {
  /** `module.verb`, unique over all modules. */
  readonly id: string;
  run(scope: Scope, payload: Record<string, unknown>): Promise<void>;
  /** Tries before it is given up and reported. Default 10, with growing pauses. */
  readonly maxAttempts?: number;
}

/**
 * A pass over everything that has become due by the clock (renewals, reminders, expiries). It runs every
 * minute, and once per simulated day when the demo's clock is moved. Running it twice changes nothing.
 */
export interface SweepDefinition {
  readonly id: string;
  run(scope: Scope): Promise<void>;
}

/**
 * A reaction to an event; runs after the event's transaction, at least once, in a transaction of its own. Made by
 * `subscribe` (events/subscribe.ts).
 */
export interface SubscriberDefinition {
  /** The event's name. */
  readonly event: string;
  readonly id: string;
  handle(scope: Scope, event: StoredEvent): Promise<void>;
}

/** Where a router is mounted and who may reach it. `raw` routers read the request body themselves. */
export interface HttpDefinition {
  readonly path: string;
  readonly access: 'public' | 'login' | 'staff';
  readonly rate: 'normal' | 'strict' | 'none';
  readonly raw?: boolean;
  router(scope: () => Scope): Router;
}

/**
 * What a process keeps in memory of the database's content. Who changes that content tells so on a channel of
 * PostgreSQL; every process then forgets it, and the finished pages with it.
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
  readonly jobs?: readonly JobDefinition[];
  readonly sweeps?: readonly SweepDefinition[];
  /** Every event that the module declares. */
  readonly events?: EventMap;
  readonly subscribers?: readonly SubscriberDefinition[];
  readonly memory?: readonly MemoryDefinition[];
  /** Mistakes in the data the module is made of (its questionnaires, say), each naming its file; any stops the start. */
  mistakes?(): readonly string[];
  /** Reference data the product cannot run without; idempotent, runs at every start, in list order of modules. */
  seed?(scope: Scope): Promise<void>;
}

/** A module is static data: importing it does nothing. Its type keeps which resolvers it has (graphql/resolver-coverage.ts). */
export const defineModule = <Definition extends ModuleDefinition>(definition: Definition): Definition =>
  definition;
