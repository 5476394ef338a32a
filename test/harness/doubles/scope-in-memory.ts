import { knex } from 'knex';
import { pino } from 'pino';
import { flagValues } from '#config/flag-catalogue.ts';
import { readSettings } from '#config/settings.ts';
import { ManualClock } from '#kernel/clock.ts';
import { sequentialIds } from '#kernel/ids.ts';
import { flagPort } from '#server/ports/flags.ts';
import { createScope, type Provider, provide, type Scope } from '#server/scope.ts';

/** Noon on November 20, 2026, as in the tests with a database. */
export const NOON = new Date('2026-11-20T12:00:00Z');

/**
 * A scope without a database, for use cases that read and write through ports: the given ports and the flags' defaults,
 * at `NOON`. A transaction only calls its work, appended events are dropped, and every statement fails.
 */
export const scopeInMemory = (providers: readonly Provider[]): Scope => {
  const all = [provide(flagPort, () => ({ values: () => flagValues({}) })), ...providers];
  const scope: Scope = {
    ...createScope({
      db: knex({ client: 'pg' }),
      clock: new ManualClock(NOON),
      ids: sequentialIds(),
      log: pino({ level: 'silent' }),
      settings: readSettings({ APP_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://none' }),
      providers: new Map(all.map((provider) => [provider.portId, provider])),
      emit: () => ({}),
      enqueue: () => ({}),
    }),
    transaction: (work) => work(scope),
    append: async () => {},
  };
  return scope;
};
