import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Settings } from '#config/settings.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Ids } from '#kernel/ids.ts';
import { type Appended, append, type PendingAppends, pendingAppends } from './database/append.ts';
import { jsonReader, type ReadJson } from './database/json-reader.ts';
import type { DomainEvent, EventDefinition, EventPayload } from './events/event.ts';
import type { JobKind, JobPayload } from './jobs/define-job.ts';

export type { ReadJson };

/**
 * A typed name under which one part offers something to the others: a module's service, or an adapter
 * to an outside service (payments, photos, pharmacy). The type parameter is the type of `scope.use(port)`.
 */
export interface Port<T> {
  readonly id: string;
  readonly offers?: (value: T) => T;
}

export const definePort = <T>(id: string): Port<T> => ({ id });

export interface Provider {
  readonly portId: string;
  build(scope: Scope): unknown;
}

export const provide = <T>(port: Port<T>, build: (scope: Scope) => T): Provider => ({
  portId: port.id,
  build,
});

/**
 * Everything a use case may use, bound to one database handle. Inside `transaction` the handle is the
 * transaction, and every service of that scope is created again for it, so one use case over several
 * modules is one transaction.
 */
export interface Scope {
  readonly db: Knex;
  /** Reads JSON values; reads requested at the same time are one statement. */
  readonly read: ReadJson;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Logger;
  readonly settings: Settings;
  /** The service of a port, created once per scope. Throws when no module provides it. */
  use<T>(port: Port<T>): T;
  /**
   * Runs in one transaction; joins the one that is already open. Rolls back when `work` throws, and runs it again after it
   * threw AnswerNeeded: `work` changes nothing but the database.
   */
  transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
  /** Writes the event to the outbox in the same transaction; subscribers run afterwards as jobs, at least once. */
  emit<Payload extends EventPayload>(
    event: EventDefinition<Payload>,
    payload: NoInfer<Payload>,
  ): Promise<void>;
  /** Adds a job in the same transaction. `key` makes a second addition replace the first while it waits. */
  enqueue<Payload extends JobPayload>(
    job: JobKind<Payload>,
    payload: NoInfer<Payload>,
    options?: { key?: string },
  ): Promise<void>;
  /**
   * Adds rows that are never changed. Those of a transaction are written together, in one statement just before the
   * commit; so are its events and jobs. The transaction itself cannot read them.
   */
  append(added: Appended): Promise<void>;
}

export interface ScopeParts {
  db: Knex;
  clock: Clock;
  ids: Ids;
  log: Logger;
  settings: Settings;
  providers: ReadonlyMap<string, Provider>;
  /** The event's row, and the job that delivers it. */
  emit(event: DomainEvent, at: Date, id: string): Appended;
  enqueue(job: string, payload: JobPayload, options: { key?: string }): Appended;
}

/**
 * Thrown inside a transaction by code that needs the answer of an outside service, which is never called there: the
 * transaction is rolled back, `fetch` gets the answer and stores it, and the same work runs again.
 */
export abstract class AnswerNeeded extends Error {
  /** Runs outside of any transaction. What it throws is what the caller of the transaction gets. */
  abstract fetch(scope: Scope): Promise<void>;
}

/** A use case asks for the answers of outside services one after another; more than this is a defect. */
const MOST_ANSWERS = 8;

const withAnswers = async <T>(scope: Scope, run: () => Promise<T>): Promise<T> => {
  for (let answers = 0; ; answers += 1)
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof AnswerNeeded) || answers === MOST_ANSWERS) throw error;
      await error.fetch(scope);
    }
};

/** `pending` collects what a transaction appends; without it every `append` is a statement. */
export const createScope = (parts: ScopeParts, pending: PendingAppends | null = null): Scope => {
  const built = new Map<string, unknown>();
  const scope: Scope = {
    db: parts.db,
    read: jsonReader(parts.db),
    clock: parts.clock,
    ids: parts.ids,
    log: parts.log,
    settings: parts.settings,
    use: <T>(port: Port<T>): T => {
      const existing = built.get(port.id);
      if (existing !== undefined) return existing as T;
      const provider = parts.providers.get(port.id);
      if (!provider) throw new Error(`Nothing provides the port "${port.id}".`);
      const service = provider.build(scope);
      built.set(port.id, service);
      return service as T;
    },
    transaction: (work) =>
      parts.db.isTransaction ? work(scope) : withAnswers(scope, () => transact(work, parts)),
    emit: async ({ name: type }, payload) =>
      scope.append(parts.emit({ type, payload }, parts.clock.now(), parts.ids.uuid())),
    enqueue: async ({ id }, payload, options = {}) => scope.append(parts.enqueue(id, payload, options)),
    append: async (added) => (pending ? pending.add(added) : append(parts.db, added)),
  };
  return scope;
};

const transact = async <T>(work: (scope: Scope) => Promise<T>, parts: ScopeParts): Promise<T> => {
  let written: Promise<unknown> = Promise.resolve();
  const result = await parts.db.transaction(async (trx) => {
    const pending = pendingAppends();
    const done = await work(createScope({ ...parts, db: trx }, pending));
    ({ written } = await pending.send(trx));
    return done;
  });
  await written;
  return result;
};
