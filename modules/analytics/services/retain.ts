import { DAY_MS } from '#kernel/dates.ts';
import type { SweepDefinition } from '#server/module.ts';
import { eventRepository } from '../repositories/events.ts';

const CHUNK = 5_000;

/** Deletes events that are older than the setting ANALYTICS_RETENTION_DAYS. */
export const retain: SweepDefinition = {
  id: 'analytics.retain',
  run: async (scope) => {
    const days = scope.settings.ANALYTICS_RETENTION_DAYS;
    const limit = new Date(scope.clock.now().getTime() - days * DAY_MS);
    const repository = eventRepository(scope.db);
    while ((await repository.removeBefore(limit, CHUNK)) === CHUNK);
  },
};
