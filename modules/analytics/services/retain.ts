import { DAY_MS } from '#kernel/dates.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { eventRepository, eventsBefore } from '../repositories/events.ts';

const CHUNK = 5_000;

const oldest = ({ clock, settings }: Scope): Date =>
  new Date(clock.now().getTime() - settings.ANALYTICS_RETENTION_DAYS * DAY_MS);

/** Deletes events that are older than the setting ANALYTICS_RETENTION_DAYS. */
export const retain: SweepDefinition = {
  id: 'analytics.retain',
  due: (scope) => [eventsBefore(scope.db, oldest(scope))],
  run: async (scope) => {
    while ((await eventRepository(scope.db).removeBefore(oldest(scope), CHUNK)) === CHUNK);
  },
};
